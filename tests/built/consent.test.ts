import { describe, expect, it } from "vitest";
import { builtScripts } from "../../scripts/builtScripts.mjs";
import { htmlFiles, publicFiles, publicFolder, readPublic } from "../support/built/site";

describe("a build without third-party scripts", () => {
  it("ships nothing of Partytown, nor of what would start it", () => {
    expect(publicFiles(".js").filter(name => name.includes("partytown"))).toEqual([]);
    const named = builtScripts(publicFolder).filter(name =>
      /partytown\.js|_ptf|third-party-proxy/.test(readPublic(name)),
    );
    expect(named).toEqual([]);
  });
});

describe("the consent bar", () => {
  it("is in no page's HTML, neither its words nor its styles", () => {
    for (const name of htmlFiles) {
      const html = readPublic(name);
      expect(html, name).not.toContain("Aanvaarden");
      expect(html, name).not.toContain("#consent");
    }
  });
});
