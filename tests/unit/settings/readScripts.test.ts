import { describe, expect, it } from "vitest";
import { readScripts } from "../../../src/settings/readScripts";

const tag = "https://tags.voorbeeld.example/tag.js?id=1";
const other = "http://localhost:9000/b.js";

describe("THIRD_PARTY_SCRIPTS", () => {
  it.each([
    [undefined, []],
    ["", []],
    [" ", []],
    ["[]", []],
    [tag, [tag]],
    [`${tag}, ${other},`, [tag, other]],
    [JSON.stringify([tag, other]), [tag, other]],
    [`${tag},${tag}`, [tag]],
  ])("%j is %j", (text, scripts) => {
    expect(readScripts(text)).toEqual(scripts);
  });

  it.each([
    ["http://tags.voorbeeld.example/tag.js", "is no https: address"],
    ["//tags.voorbeeld.example/tag.js", "is no https: address"],
    ["tag.js", "is no https: address"],
    ["javascript:alert(1)", "is no https: address"],
    ["https://tags.voorbeeld.example", "has to be written as https://tags.voorbeeld.example/"],
    ["https://TAGS.voorbeeld.example/a.js", "https://tags.voorbeeld.example/a.js"],
    ["https://jan@tags.voorbeeld.example/a.js", "has a user name or a #"],
    [`${tag}#x`, "has a user name or a #"],
    ['["https://tags.voorbeeld.example/a.js"', "is no JSON list"],
    ["[1]", "is no text"],
    ["[null]", "is no text"],
  ])("%j stops the build: …%s…", (text, words) => {
    expect(() => readScripts(text)).toThrow(/^THIRD_PARTY_SCRIPTS/);
    expect(() => readScripts(text)).toThrow(words);
  });
});
