import { describe, expect, it } from "vitest";
import { loadRules } from "../../../src/flow/loadRules";
import { mayLeave } from "../../../src/flow/rules";
import { stepOf } from "../../../src/flow/stepOf";

const choice = stepOf("insuranceChoice");
const reading = "yourInformation.document.reading";

describe("mayLeave", () => {
  it("lets go who answered well", () => {
    expect(mayLeave(choice, { formula: "advies" })).toEqual({ kind: "go" });
  });

  it("stops at a problem", () => {
    expect(mayLeave(choice, {})).toEqual({ kind: "problems", problems: { formula: "required" } });
  });

  it("stops at an interruption once all answers are fine, and names its reason", () => {
    expect(mayLeave(choice, { formula: "basis" }, reading)).toEqual({
      kind: "interrupted",
      reason: reading,
    });
  });

  it("validates before it asks for an interruption", () => {
    expect(mayLeave(choice, {}, reading)).toMatchObject({ kind: "problems" });
  });

  it("lets go from a step that asks nothing, unless it is interrupted", () => {
    expect(mayLeave(stepOf("welcome"), {})).toEqual({ kind: "go" });
    expect(mayLeave(stepOf("welcome"), {}, reading)).toEqual({
      kind: "interrupted",
      reason: reading,
    });
  });

  it("checks each question step against its own questions", () => {
    const problems = (id: "familySituation" | "yourInformation" | "brokerSearch") => {
      const leaving = mayLeave(stepOf(id), {});
      return leaving.kind === "problems" ? Object.keys(leaving.problems) : [];
    };
    expect(problems("familySituation")).toEqual(["situation", "ageBand", "claims"]);
    expect(problems("yourInformation")).toEqual([
      "firstName",
      "lastName",
      "contactBy",
      "postcode",
      "municipality",
    ]);
    expect(problems("brokerSearch")).toEqual(["broker"]);
  });

  it("is what the pages fetch", async () => {
    const rules = await loadRules();
    expect(rules.mayLeave(choice, { formula: "basis" })).toEqual({ kind: "go" });
  });
});
