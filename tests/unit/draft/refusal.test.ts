import { expect, it, vi } from "vitest";
import { refusalTold, setRefusal, takeRefusal } from "../../../src/draft/refusal";

it("tells each step once what was refused of it, and the others after it", () => {
  setRefusal({ yourInformation: { email: "email" }, brokerSearch: { broker: "broker" } });
  expect(takeRefusal("yourInformation")).toEqual({ email: "email" });
  expect(takeRefusal("yourInformation")).toBeUndefined();
  expect(takeRefusal("brokerSearch")).toEqual({ broker: "broker" });
});

it("lets go of the refused lead once, when a screen has said so", () => {
  const onTold = vi.fn();
  setRefusal({}, onTold);
  expect(onTold).not.toHaveBeenCalled();
  refusalTold();
  refusalTold();
  expect(onTold).toHaveBeenCalledOnce();
});

it("forgets who is to be told of an earlier one", () => {
  const earlier = vi.fn();
  setRefusal({}, earlier);
  setRefusal({});
  refusalTold();
  expect(earlier).not.toHaveBeenCalled();
});
