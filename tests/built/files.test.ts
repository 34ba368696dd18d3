import { describe, expect, it } from "vitest";
import { builtScripts } from "../../scripts/builtScripts.mjs";
import { columnNames } from "../../src/brokers/brokerColumns";
import type { BrokerManifest } from "../../src/brokers/brokerManifest";
import { nearCells } from "../../src/brokers/nearCells";
import { checkConfig } from "../../src/settings/checkConfig";
import {
  basePath,
  fileExists,
  publicFiles,
  publicFolder,
  readPublic,
  stepPaths,
} from "../support/built/site";

const json = (name: string) => JSON.parse(readPublic(name));

interface PageData {
  result: { pageContext: { brokers: BrokerManifest; places: string; build: string } };
}

/** The ids in one file of brokers, which is a list per column. */
const idsIn = (name: string): string[] => json(name)[columnNames.indexOf("id")];

const contextOf = (path: string) => {
  const name = path === "/" ? "index" : path.slice(1, -1);
  return (json(`page-data/${name}/page-data.json`) as PageData).result.pageContext;
};

it("ships no pattern that looks behind: Safari before 16.4 cannot read a script with one", () => {
  const names = builtScripts(publicFolder);
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter(name => /\(\?<[=!]/.test(readPublic(name)))).toEqual([]);
});

describe("config, version and health", () => {
  it("ships a config.json that the build's own check accepts", () => {
    expect(checkConfig(readPublic("config.json"))).toEqual([]);
    expect(json("config.json").lead.endpoint).toBe("api/leads");
  });

  it("says which build this is", () => {
    const version = json("version.json");
    expect(version).toEqual({
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      commit: expect.any(String),
      builtAt: version.commit === "unknown" ? null : expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      configSchema: 1,
    });
    expect(json("health.json")).toEqual({ status: "ok", version: version.version });
    for (const path of stepPaths)
      expect(contextOf(path).build).toBe(`${version.version}+${version.commit}`);
  });
});

describe("brokers", () => {
  const { brokers } = contextOf("/makelaar/");
  const idsInNear = () =>
    nearCells(brokers.near).flatMap(({ name }) => idsIn(`${brokers.base}/near/${name}.json`));

  it("are at least 60, in the folder that the manifest names", () => {
    expect(brokers.base).toMatch(/^brokers\/[0-9a-f]+$/);
    expect(brokers.count).toBeGreaterThanOrEqual(60);
    expect(idsInNear()).toHaveLength(brokers.count);
  });

  it("have one file for each neighbourhood of the manifest, and no forgotten one", () => {
    const wanted = nearCells(brokers.near).map(({ name }) => `${brokers.base}/near/${name}.json`);
    expect(wanted.length).toBeGreaterThan(5);
    expect(wanted.filter(name => !fileExists(name))).toEqual([]);
    const written = publicFiles(".json").filter(name => /^brokers\/.*\/near\//.test(name));
    expect(written).toEqual([...wanted].sort());
  });

  it("are each found by id", () => {
    expect(new Set(idsInNear()).size).toBe(brokers.count);
    const found = publicFiles(".json")
      .filter(name => name.startsWith(`${brokers.base}/id/`))
      .flatMap(idsIn);
    expect(found.sort()).toEqual(idsInNear().sort());
  });

  it("are named by every step that shows one", () => {
    for (const path of stepPaths)
      expect(contextOf(path).brokers).toMatchObject({ base: brokers.base, count: brokers.count });
  });
});

describe("places", () => {
  it("stand in the file that the steps name", () => {
    for (const path of ["/uw-gegevens/", "/makelaar/"]) {
      const { places } = contextOf(path);
      const [before, name = ""] = places.split(`${basePath}/`);
      expect(before).toBe("");
      expect(name).toMatch(/^places\/[0-9a-f]+\.json$/);
      expect(readPublic(name)).toContain("Gent");
    }
  });
});

describe("what a device stores", () => {
  it("has the footer's slice and the facts that it shows", () => {
    const { exact } = json("offline-files.json") as { exact: Record<string, string> };
    const { staticQueryHashes } = json("slice-data/legal.json") as { staticQueryHashes: string[] };
    expect(staticQueryHashes).toHaveLength(1);
    for (const name of ["slice-data/legal.json", `page-data/sq/d/${staticQueryHashes[0]}.json`])
      expect(exact[name]).toMatch(/^[0-9a-f]{64}$/);
  });
});
