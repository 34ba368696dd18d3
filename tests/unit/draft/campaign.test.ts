// @vitest-environment jsdom
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { takeParameters } from "../../../src/draft/arrival";
import { allowCampaign, campaign } from "../../../src/draft/campaign";

const page = "https://www.voorbeeld.example/familiale-verzekering/";
const key = "familiale:campaign";
const arriveWith = (search: string) => void takeParameters(page + search);

beforeEach(() => {
  sessionStorage.clear();
  allowCampaign(false);
});
afterEach(() => void vi.restoreAllMocks());

describe("the labels of a campaign", () => {
  it("wait in memory: without consent nothing is stored and nothing goes with a lead", () => {
    arriveWith("?utm_source=mail&gclid=1");
    expect(campaign(false)).toEqual({});
    expect(sessionStorage).toHaveLength(0);
  });

  it("go with the lead of who agreed in the form, and are still not stored", () => {
    arriveWith("?utm_source=mail");
    expect(campaign(true)).toEqual({ utm_source: "mail" });
    expect(sessionStorage).toHaveLength(0);
  });

  it("outlive a reload after consent, and are gone at once when it is withdrawn", () => {
    arriveWith("?utm_source=mail&gclid=1");
    allowCampaign(true);
    expect(sessionStorage.getItem(key)).toBe('{"utm_source":"mail"}');
    arriveWith("");
    allowCampaign(true);
    expect(campaign(false)).toEqual({ utm_source: "mail" });
    allowCampaign(false);
    expect(campaign(false)).toEqual({});
    expect(campaign(true)).toEqual({});
    expect(sessionStorage).toHaveLength(0);
  });

  it("of the last arrival count more than those that were kept", () => {
    arriveWith("?utm_source=mail&utm_medium=brief");
    allowCampaign(true);
    arriveWith("?utm_source=krant");
    expect(campaign(false)).toEqual({ utm_source: "krant", utm_medium: "brief" });
  });

  it("that were kept do not count before consent is known", () => {
    sessionStorage.setItem(key, '{"utm_source":"mail"}');
    arriveWith("");
    expect(campaign(true)).toEqual({});
  });

  it("are texts only, whatever stands in storage, and nothing throws", () => {
    arriveWith("");
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), text => {
        allowCampaign(true);
        sessionStorage.setItem(key, text);
        expect(Object.values(campaign(true)).every(label => typeof label === "string")).toBe(true);
      }),
    );
    for (const method of ["getItem", "setItem", "removeItem"] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException("denied", "SecurityError");
      });
    arriveWith("?utm_source=mail");
    allowCampaign(true);
    expect(campaign(false)).toEqual({ utm_source: "mail" });
  });
});
