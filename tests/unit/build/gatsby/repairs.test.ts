import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { edited, type Planned } from "../../../../src/build/gatsby/edited";
import { editRepairs, repairs, standInRepairs } from "../../../../src/build/gatsby/repairs";
import { upstream } from "../../../../src/build/gatsby/upstream";
import { folderOf } from "../../../../src/build/gatsby/upstreamPath";
import { wrongFacts } from "../../../../src/build/gatsby/wrongFacts";

/** An upstream file as it is installed. */
const installed = (file: string) => {
  const [, name = "", rest = ""] = /^((?:@[^/]+\/)?[^/]+)\/(.*)$/.exec(file) ?? [];
  return path.join(folderOf(name), rest);
};
const folder = "src/build/gatsby";

describe("the repairs fit what is installed", () => {
  const planned = editRepairs.flatMap(repair => repair.edits.map(edit => ({ repair, edit })));
  const files = [...new Set(planned.map(({ edit }) => edit.file))];

  it.each(files)("%s", file => {
    const own: Planned[] = planned.filter(({ edit }) => edit.file === file);
    expect(() => edited(readFileSync(installed(file), "utf8"), own)).not.toThrow();
  });

  it("and the facts that some rest on are still so", () => {
    expect(wrongFacts()).toEqual([]);
  });

  it.each(Object.entries(upstream))(
    "%s is the version they were written against",
    (name, version) => {
      const { version: now } = JSON.parse(readFileSync(installed(`${name}/package.json`), "utf8"));
      expect(now, `Read "An update" in docs/gatsby.md`).toBe(version);
    },
  );
});

it.each(
  editRepairs.flatMap(({ name, absent, edits }) =>
    absent ? [[name, absent, edits] as const] : [],
  ),
)("%s: what is in no page afterwards is in the upstream file", (_, absent, edits) => {
  const files = [...new Set(edits.map(({ file }) => file))];
  expect(files.map(file => readFileSync(installed(file), "utf8")).join("\n")).toMatch(absent);
});

describe("the table", () => {
  it("has each name once", () => {
    const names = repairs.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
  });

  it.each(repairs.map(repair => [repair.name, repair] as const))(
    "%s has a test, and a file that does it",
    (name, repair) => {
      if (repair.test !== "none") expect(existsSync(repair.test), repair.test).toBe(true);
      if (!("by" in repair)) return;
      const source = readFileSync(path.join("src", repair.by), "utf8");
      if ("matches" in repair) expect(source).toContain(`"${name}"`);
    },
  );

  it("uses each stand-in, and names no package in vain", () => {
    const used = standInRepairs.flatMap(({ standIns }) => standIns.map(({ module }) => module));
    const alone = ["decoded.ts", "reactI18nextEs.d.ts"];
    for (const file of readdirSync(path.join(folder, "standIn")))
      expect([...used, ...alone]).toContain(file);
    const bent = new Set<string>(repairs.map(repair => repair.upstream));
    expect(Object.keys(upstream).filter(name => !bent.has(name))).toEqual([]);
  });
});
