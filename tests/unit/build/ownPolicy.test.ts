import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { withOwnPolicy } from "../../../src/build/ownPolicy";

const page = (script: string) =>
  `<html><head><meta charSet="utf-8"/><script>${script}</script><script type="application/ld+json">{}</script></head></html>`;
const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const policyOf = (html: string) =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/.exec(html)?.[1];

it("names the page's own scripts before the first of them, and no block of data", () => {
  const html = withOwnPolicy(page("let a = 1;"));
  const policy = policyOf(html);
  expect(policy).toContain(`script-src 'self' ${hash("let a = 1;")};`);
  expect(policy?.match(/sha256-/g)).toHaveLength(1);
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(html.indexOf("http-equiv")).toBeLessThan(html.indexOf("<script"));
  expect(html).toMatch(/^<html><head><meta charSet="utf-8"\/><meta http-equiv/);
});

it("is written anew over that of an earlier build", () => {
  const older = withOwnPolicy(page("let a = 1;")).replace("let a = 1;", "let a = 2;");
  expect(withOwnPolicy(older)).toBe(withOwnPolicy(page("let a = 2;")));
});

it("leaves a file that is no page of ours as it is", () => {
  expect(withOwnPolicy("<p></p>")).toBe("<p></p>");
});
