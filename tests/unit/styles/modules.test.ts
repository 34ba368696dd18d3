import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const read = (file: string) => readFileSync(file, "utf8");
const sources = readdirSync("src", { recursive: true, encoding: "utf8" }).map(file =>
  path.join("src", file),
);
const modules = sources.filter(file => file.endsWith(".module.css"));

/** What a source file uses of each module that it imports. Names in brackets are asked of the whole. */
function usedBy(file: string): { module: string; names: string[]; open: boolean }[] {
  const text = read(file);
  return [...text.matchAll(/import \* as (\w+) from "(\..*?\.module\.css)"/g)].map(
    ([, name = "", from = ""]) => ({
      module: path.join(path.dirname(file), from),
      names: [...text.matchAll(new RegExp(`\\b${name}\\.([A-Za-z]\\w*)`, "g"))].map(
        match => match[1] as string,
      ),
      open: new RegExp(`\\b${name}\\[`).test(text),
    }),
  );
}

const uses = sources
  .filter(file => /\.tsx?$/.test(file))
  .flatMap(file => usedBy(file).map(use => ({ ...use, file })));

/** The classes of a module: comments, addresses and `:global(…)` are none of ours. */
function classesOf(module: string): Set<string> {
  const css = read(module)
    .replace(/\/\*.*?\*\//gs, "")
    .replace(/:global\([^)]*\)/g, "")
    .replace(/"[^"]*"|url\([^)]*\)/g, "");
  const selectors = css.replace(/\{[^{}]*\}/g, "{}");
  return new Set([...selectors.matchAll(/\.([A-Za-z][\w-]*)/g)].map(match => match[1] as string));
}

describe("style modules", () => {
  it("are found", () => {
    expect(modules.length).toBeGreaterThan(20);
    expect(uses.length).toBeGreaterThan(modules.length);
  });

  it("that are imported exist", () => {
    expect(uses.map(({ module }) => module).filter(module => !existsSync(module))).toEqual([]);
  });

  it.each(modules)("%s has every class that is asked of it", module => {
    const classes = classesOf(module);
    const missing = uses
      .filter(use => use.module === module)
      .flatMap(({ names, file }) =>
        names.filter(name => !classes.has(name)).map(name => `${file}: ${name}`),
      );
    expect(missing).toEqual([]);
  });

  it.each(modules)("%s has no class that nobody asks for", module => {
    const mine = uses.filter(use => use.module === module);
    const words = mine
      .filter(({ open }) => open)
      .map(({ file }) => read(file) + neighboursOf(file));
    const asked = new Set(mine.flatMap(({ names }) => names));
    const idle = [...classesOf(module)].filter(
      name => !asked.has(name) && !words.some(text => text.includes(`"${name}"`)),
    );
    expect(idle).toEqual([]);
  });
});

/** A class asked for in brackets is named by a type, often of a file that is imported. */
function neighboursOf(file: string): string {
  const from = [...read(file).matchAll(/from "(\.[^"]+)"/g)].map(match =>
    path.join(path.dirname(file), match[1] as string),
  );
  return from
    .flatMap(base => [`${base}.ts`, `${base}.tsx`].filter(existsSync))
    .map(read)
    .join("\n");
}
