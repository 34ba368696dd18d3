import { expect, test } from "vitest";
import { readableHours } from "../../../src/brokers/readableHours";

test.each([
  ["ma-vr 09:00-12:30,13:30-18:00; za 09:00-12:00", ["ma–vr 9–12.30, 13.30–18", "za 9–12"]],
  ["ma - vr 9:05 – 17:00 ", ["ma–vr 9.05–17"]],
  ["zo 00:00-24:00", ["zo 0–24"]],
  ["di 10:00-20:00", ["di 10–20"]],
])("%s", (hours, lines) => expect(readableHours(hours)).toEqual(lines));
