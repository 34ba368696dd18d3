import path from "node:path";
import { describe, expect, it } from "vitest";
import { builtScripts, pageScripts } from "../../scripts/builtScripts.mjs";
import { shippedSources } from "../../scripts/shippedSources.mjs";
import { repairs } from "../../src/build/gatsby/repairs";
import { publicFiles, publicFolder, readPublic } from "../support/built/site";

const scripts = builtScripts(publicFolder);
const shipped = scripts.map(readPublic).join("\n");
const sources = scripts.flatMap(name => shippedSources(path.join(publicFolder, name)));
const pages = publicFiles(".html").filter(name => !name.startsWith("_gatsby"));
const html = pages.map(readPublic).join("\n");

describe("what a repair takes out is in no page", () => {
  const all = [shipped, html, ...new Set(sources)].join("\n");
  it.each(repairs.flatMap(({ name, absent }) => (absent ? [[name, absent] as const] : [])))(
    "%s",
    (_, absent) => {
      expect(all.match(absent)?.[0]).toBeUndefined();
    },
  );
});

it("each script of the pages asks Chromium to compile it while it arrives", () => {
  const without = scripts.filter(
    name => !readPublic(name).startsWith("//# allFunctionsCalledOnLoad\n"),
  );
  expect(without).toEqual([]);
});

describe("what a repair makes of a page", () => {
  it("current-syntax: `?.` and `??` as they were written", () => {
    expect(shipped).toMatch(/\w\?\.\w/);
  });
  it("short-syntax: arrows in the place of React's functions", () => {
    const framework = scripts.find(name => name.startsWith("framework-")) ?? "";
    expect(readPublic(framework).match(/=>/g)?.length).toBeGreaterThan(50);
  });
  it("worker-registered-later: not in what a page starts with", () => {
    const first = pageScripts(path.join(publicFolder, "index.html")).map(readPublic).join("\n");
    const registration = "Service workers can only be used over HTTPS";
    expect(shipped).toContain(registration);
    expect(first).not.toContain(registration);
  });
  it("short-class-names: letters and a number", () => {
    expect(html).toMatch(/class="[b-z]+\d+["\s]/);
    expect(html).not.toMatch(/class="[^"]*module--/);
  });
  it("short-file-names: numbers", () => {
    expect(scripts.filter(name => /^(?:component|slice)---|^[0-9a-f]{40}/.test(name))).toEqual([]);
  });
  it("no-announcer-in-html: neither words nor place", () => {
    expect(html).not.toContain("gatsby-announcer");
  });
  it("no-library-chunk: the agent of telemetry stands with our code for it", () => {
    const own = scripts.map(name => shippedSources(path.join(publicFolder, name)).join());
    const agent = own.filter(files => files.includes("@elastic/apm-rum"));
    expect(agent.length).toBeGreaterThan(0);
    for (const files of agent) expect(files).toContain("src/telemetry/");
  });
  it("one-facts-script: the same on all pages, with an empty map of chunks", () => {
    const maps = [...html.matchAll(/___chunkMapping=(.{2})/g)].map(([, map]) => map);
    expect(new Set(maps)).toEqual(new Set(["{}"]));
  });
});
