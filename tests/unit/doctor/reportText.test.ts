import { expect, it } from "vitest";
import { reportText } from "../../../src/doctor/reportText";

it("gives each check a line, and each finding its repair", () => {
  const text = reportText({
    address: "https://www.bruggen.be/x/",
    seconds: 1.2,
    checks: [
      { name: "pages", findings: [] },
      { name: "leads", findings: [{ level: "fault", what: "No.", repair: "Do." }] },
      { name: "settings", findings: [{ level: "warning", what: "Hm.", repair: "Look." }] },
    ],
  });
  expect(text.split("\n")).toEqual([
    "https://www.bruggen.be/x/",
    "ok    pages",
    "FAULT leads",
    "      fault: No.",
    "      mend it: Do.",
    "warn  settings",
    "      warning: Hm.",
    "      mend it: Look.",
    "1 fault(s), 1 warning(s), 1.2 s",
  ]);
});
