import { describe, expect, it } from "vitest";
import { checkFlow } from "../../../src/flow/checkFlow";
import { neighbours } from "../../../src/flow/neighbours";
import { orderOf } from "../../../src/flow/orderOf";
import { isReachable } from "../../../src/flow/reachable";
import { firstUnanswered } from "../../../src/flow/rules";
import { stepOf } from "../../../src/flow/stepOf";
import { stepperStates } from "../../../src/flow/stepperStates";
import { steps } from "../../../src/flow/steps";

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
      "yourInformation",
      "brokerSearch",
      "thankYou",
    ]);
    const back = turned.map(({ id, previous }) => [id, previous]);
    expect(Object.fromEntries(back)).toMatchObject({
      familySituation: "welcome",
      insuranceChoice: "familySituation",
      yourInformation: "insuranceChoice",
    });
  });

  it("is followed by progress, reach and checks", () => {
    expect(stepperStates(turned, 2).map(({ label, state }) => [label, state])).toEqual([
      ["step.familySituation", "done"],
      ["step.insuranceChoice", "current"],
      ["step.yourInformation", "disabled"],
      ["step.brokerSearch", "disabled"],
    ]);
    const insurance = stepOf("insuranceChoice", turned);
    expect(isReachable(insurance, turned, {})).toBe(false);
    expect(isReachable(insurance, turned, { familySituation: {} })).toBe(true);
    expect(firstUnanswered(insurance, turned, { familySituation: {} })?.id).toBe("familySituation");
    expect(neighbours(insurance, turned)).toMatchObject({
      previous: { href: "/gezinssituatie/" },
      next: { href: "/uw-gegevens/" },
    });
  });

  it("passes the check of the flow as the list does", () => {
    const templates = steps.map(({ id }) => id.charAt(0).toUpperCase() + id.slice(1));
    const texts = new Set(steps.flatMap(({ id, label }) => [label, `${id}.title`]));
    expect(checkFlow(turned, { templates, texts })).toEqual([]);
  });
});
