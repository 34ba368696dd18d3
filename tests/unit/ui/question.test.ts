import { describe, expect, it } from "vitest";
import { controlProps } from "../../../src/ui/question";

const question = { name: "veld", label: "Wat is uw antwoord?" };

describe("the general properties of a field", () => {
  it("become attributes, each as it was given", () => {
    const lengths = { minLength: 2, maxLength: 40, pattern: "[0-9]*" };
    expect(
      controlProps({
        ...question,
        ...lengths,
        min: 1,
        max: 15,
        required: false,
        invalid: "Vul iets in",
      }),
    ).toEqual({
      ...lengths,
      min: 1,
      max: 15,
      id: "veld",
      name: "veld",
      required: false,
      "aria-invalid": true,
      "aria-describedby": "veld-error",
    });
  });

  it("are not there where they were not given; a question is required unless it says otherwise", () => {
    const { required, "aria-invalid": invalid, ...rest } = controlProps(question);
    expect(required).toBe(true);
    expect(invalid).toBeUndefined();
    expect(rest).toEqual({ id: "veld", name: "veld" });
  });
});
