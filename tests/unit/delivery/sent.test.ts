// @vitest-environment jsdom
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetSent, readSent, rememberSent, sentKey } from "../../../src/delivery/sent";

beforeEach(() => forgetSent());
afterEach(() => void vi.restoreAllMocks());

describe("the confirmation of a sent lead", () => {
  it.each([
    { reference: "AB12", brokerId: "demo-001" },
    { reference: "AB12", brokerId: null },
    { reference: null, brokerId: "demo-001" },
  ])("is found again as it was: %j", sent => {
    rememberSent(sent);
    expect(readSent()).toEqual(sent);
    expect(JSON.parse(sessionStorage.getItem(sentKey) ?? "")).toEqual(sent);
  });

  it("is gone once forgotten", () => {
    rememberSent({ reference: "AB12", brokerId: null });
    forgetSent();
    expect(readSent()).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  it("stays in memory where storage throws", () => {
    const denied = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    for (const method of ["getItem", "setItem", "removeItem"] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(denied);
    rememberSent({ reference: "AB12", brokerId: null });
    expect(readSent()).toEqual({ reference: "AB12", brokerId: null });
    forgetSent();
    expect(readSent()).toBeNull();
  });

  it("is texts or nothing, whatever stands in storage", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), text => {
        sessionStorage.setItem(sentKey, text);
        const sent = readSent();
        for (const value of Object.values(sent ?? {}))
          expect(value === null || typeof value === "string").toBe(true);
      }),
    );
  });
});
