// @vitest-environment jsdom
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  confirmationKey,
  forgetConfirmation,
  readConfirmation,
  rememberConfirmation,
} from "../../../src/delivery/confirmation";

beforeEach(() => forgetConfirmation());
afterEach(() => void vi.restoreAllMocks());

describe("the confirmation of a sent lead", () => {
  it.each([
    { reference: "AB12", brokerId: "demo-001" },
    { reference: "AB12", brokerId: null },
    { reference: null, brokerId: "demo-001" },
  ])("is found again as it was: %j", sent => {
    rememberConfirmation(sent);
    expect(readConfirmation()).toEqual(sent);
    expect(JSON.parse(sessionStorage.getItem(confirmationKey) ?? "")).toEqual(sent);
  });

  it("is gone once forgotten", () => {
    rememberConfirmation({ reference: "AB12", brokerId: null });
    forgetConfirmation();
    expect(readConfirmation()).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  it("stays in memory where storage throws", () => {
    const denied = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    for (const method of ["getItem", "setItem", "removeItem"] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(denied);
    rememberConfirmation({ reference: "AB12", brokerId: null });
    expect(readConfirmation()).toEqual({ reference: "AB12", brokerId: null });
    forgetConfirmation();
    expect(readConfirmation()).toBeNull();
  });

  it("is texts or nothing, whatever stands in storage", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), text => {
        sessionStorage.setItem(confirmationKey, text);
        const sent = readConfirmation();
        for (const value of Object.values(sent ?? {}))
          expect(value === null || typeof value === "string").toBe(true);
      }),
    );
  });
});
