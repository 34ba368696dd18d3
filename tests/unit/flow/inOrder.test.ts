import { expect, it } from "vitest";
import { inOrder } from "../../../src/flow/inOrder";
import { pages, steps } from "../../../src/flow/steps";

const sidesOf = (id: string, order = steps) => {
  const step = order.find(each => each.id === id);
  return step && [step.chapter, step.previous, step.next];
};

it("makes chapters and neighbours of the order", () => {
  expect(sidesOf("welcome")).toEqual([0, undefined, "insuranceChoice"]);
  expect(sidesOf("insuranceChoice")).toEqual([1, "welcome", "familySituation"]);
  const last = steps.filter(({ validation }) => validation).length;
  expect(sidesOf("brokerSearch")).toEqual([last, "yourInformation", "thankYou"]);
  expect(sidesOf("thankYou")).toEqual([last + 1, undefined, undefined]);
  expect(sidesOf("technicalDifficulties")).toEqual([last, "brokerSearch", undefined]);
});

it("leaves each page the neighbours that it names itself", () => {
  const elsewhere = { next: "https://afspraak.example/", nextExternal: true };
  const order = inOrder(pages.map(page => (page.asks ? { ...page, ...elsewhere } : page)));
  expect(order.find(({ id }) => id === "brokerSearch")).toMatchObject(elsewhere);
  expect(order.find(({ id }) => id === "thankYou")?.nextExternal).toBeUndefined();
});
