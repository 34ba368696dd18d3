import path from "node:path";
import { expect, it } from "vitest";
import { countUses } from "../../../../src/build/gatsby/countUses";

type Compiler = Parameters<ReturnType<typeof countUses>["apply"]>[0];
interface Module {
  resource?: string;
}

const repair = { name: "no-types", upstream: "prop-types", reason: "Off." } as const;
const file = "/site/standIn/propTypes.ts";

/** What a build says whose modules at these paths import the stand-in, each by this request. */
function problems(importers: [resource: string, request: string][], matches: number | "some") {
  const errors: Error[] = [];
  const module = (resource: string): Module => ({ resource });
  const standIn = module(file);
  const connections = importers.map(([resource, request]) => ({
    originModule: module(resource),
    dependency: { request },
  }));
  const modules = [standIn, module("/other.js")];
  const compilation = {
    errors,
    moduleGraph: { getIncomingConnections: (of: Module) => (of === standIn ? connections : []) },
    hooks: {
      finishModules: { tap: (_: string, call: (all: Iterable<Module>) => void) => call(modules) },
    },
  };
  const compiler: Compiler = {
    hooks: { thisCompilation: { tap: (_, call) => call(compilation) } },
  };
  countUses([{ repair, file, request: "prop-types", matches }]).apply(compiler);
  return errors.map(({ message }) => message);
}

it("is silent when as many modules import it as expected", () => {
  expect(
    problems(
      [
        ["/a.js", "prop-types"],
        ["/b.js", "prop-types"],
      ],
      2,
    ),
  ).toEqual([]);
  expect(problems([["/a.js", "prop-types"]], "some")).toEqual([]);
});

it("counts a module once, ours and other requests not", () => {
  const twice: [string, string][] = [
    ["/a.js", "prop-types"],
    ["/a.js", "prop-types"],
  ];
  expect(problems([...twice].slice(0, 1), 1)).toEqual([]);
  expect(
    problems(
      [
        ["/a.js", "prop-types"],
        ["/b.js", "./propTypes"],
      ],
      1,
    ),
  ).toEqual([]);
  const own = path.resolve("src/ui/Field.tsx");
  expect(
    problems(
      [
        ["/a.js", "prop-types"],
        [own, "prop-types"],
      ],
      1,
    ),
  ).toEqual([]);
});

it.each([
  [1, 0],
  [2, 1],
  ["some", 0],
] as const)("stops the build when it expects %s and finds %i", (matches, found) => {
  const importers = Array.from({ length: found }, (_, i): [string, string] => [
    `/${i}.js`,
    "prop-types",
  ]);
  expect(problems(importers, matches)).toEqual([
    expect.stringContaining(
      `Repair "no-types" does not fit any more: an import of prop-types was found ${found} times, expected: ${matches}.`,
    ),
  ]);
});
