import { describe, expect, it } from "vitest";
import { inlineHashes } from "../../src/hosting/inlineHashes";
import { htmlFiles, readPublic } from "../support/built/site";

describe("the policy in a page", () => {
  it.each(htmlFiles)("%s lets its own scripts run, and nothing else", name => {
    const html = readPublic(name);
    const [, policy = ""] =
      /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/.exec(html) ?? [];
    const [, sources = ""] = /script-src ([^;]*)/.exec(policy) ?? [];
    expect(sources.split(" ")).toEqual(["'self'", ...inlineHashes([html]).scripts]);
    expect(policy).not.toMatch(/unsafe/);
    expect(html.indexOf("http-equiv")).toBeLessThan(html.search(/<script|<style/));
  });
});
