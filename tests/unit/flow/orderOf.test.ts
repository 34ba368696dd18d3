import { describe, expect, it } from "vitest";
import { checkFlow } from "../../../src/flow/checkFlow";
import { neighbours } from "../../../src/flow/neighbours";
import { orderOf } from "../../../src/flow/orderOf";
import { isReachable } from "../../../src/flow/reachable";
import { firstUnanswered } from "../../../src/flow/rules";
import { stepOf } from "../../../src/flow/stepOf";
import { stepperStates } from "../../../src/flow/stepperStates";
import { steps } from "../../../src/flow/steps";
import { asking } from "../../support/asking";

/** The questions after the first two, which keep their places. */
const rest = asking.slice(2);
const turned = orderOf("familySituation");

/** Walks from the first step along next. */
const walk = (order: typeof steps) => {
  const way = ["welcome"];
  for (let at = order.find(({ id }) => id === "welcome"); at?.next; ) {
    const { next } = at;
    way.push(next);
    at = order.find(({ id }) => id === next);
  }
  return way;
};

describe("orderOf", () => {
  it.each([undefined, "insuranceChoice", "brokerSearch"] as const)(
    "is the list itself with %s first",
    first => expect(orderOf(first)).toBe(steps),
  );

  it("turns the first two questions, and everything that leads along them", () => {
    expect(walk(turned)).toEqual([
      "welcome",
      "familySituation",
      "insuranceChoice",
      ...rest.map(({ id }) => id),
      "thankYou",
    ]);
    const back = turned.map(({ id, previous }) => [id, previous]);
    expect(Object.fromEntries(back)).toMatchObject({
      familySituation: "welcome",
      insuranceChoice: "familySituation",
      [rest[0]?.id ?? ""]: "insuranceChoice",
    });
  });

  it("is followed by progress, reach and checks", () => {
    expect(stepperStates(turned, 2).map(({ label, state }) => [label, state])).toEqual([
      ["step.familySituation", "done"],
      ["step.insuranceChoice", "current"],
      ...rest.map(({ id }) => [`step.${id}`, "disabled"]),
    ]);
    const insurance = stepOf("insuranceChoice", turned);
    expect(isReachable(insurance, turned, {})).toBe(false);
    expect(isReachable(insurance, turned, { familySituation: {} })).toBe(true);
    expect(firstUnanswered(insurance, turned, { familySituation: {} })?.id).toBe("familySituation");
    expect(neighbours(insurance, turned)).toMatchObject({
      previous: { href: "/gezinssituatie/" },
      next: { href: rest[0]?.path },
    });
  });

  it.each([
    ["the list", steps],
    ["the turned list", turned],
  ])("counts %s along the way, and problems stand where sending does", (_, order) => {
    const chapterOf = (id: string) => order.find(step => step.id === id)?.chapter;
    expect(walk(order).map(chapterOf)).toEqual([...Array(asking.length + 2).keys()]);
    expect(chapterOf("technicalDifficulties")).toBe(chapterOf("brokerSearch"));
  });

  it("passes the check of the flow as the list does", () => {
    const templates = steps.map(({ id }) => id.charAt(0).toUpperCase() + id.slice(1));
    const texts = new Set(steps.flatMap(({ id, label }) => [label, `${id}.title`]));
    expect(checkFlow(turned, {}, { templates, texts, ids: new Set() })).toEqual([]);
  });
});
