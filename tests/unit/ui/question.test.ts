import { describe, expect, it } from "vitest";
import { controlProps } from "../../../src/ui/question";
import { textProps } from "../../../src/ui/textProps";

const question = { name: "veld", label: "Wat is uw antwoord?" };

describe("the general properties of a field", () => {
  it("become native attributes, each as it was given", () => {
    const bounds = { min: 1, max: 15, minLength: 2, maxLength: 40, pattern: "[0-9]*" };
    expect(textProps({ ...question, ...bounds, required: false, invalid: "Vul iets in" })).toEqual({
      ...bounds,
      id: "veld",
      name: "veld",
      required: false,
      disabled: undefined,
      "aria-invalid": true,
      "aria-describedby": "veld-error",
    });
  });

  it("are not there where they were not given; a question is required unless it says otherwise", () => {
    const { required, "aria-invalid": invalid, ...rest } = controlProps(question);
    expect(required).toBe(true);
    expect(invalid).toBeUndefined();
    expect(rest).toEqual({ id: "veld", name: "veld", disabled: undefined });
  });
});
