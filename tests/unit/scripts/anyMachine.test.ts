import { execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { scripts } from "../../../package.json";

const sources = ["scripts", "src", "tests"].flatMap(room =>
  readdirSync(room, { recursive: true, encoding: "utf8" })
    .filter(name => /\.(?:tsx?|[cm]js)$/.test(name))
    .map(name => path.join(room, name)),
);
const having = (words: RegExp) => sources.filter(file => words.test(readFileSync(file, "utf8")));

it("no command of package.json sets a variable: Windows does not know NAME=value", () => {
  const setting = Object.values(scripts).filter(command => /(?:^|[&|;]\s*)\w+=/.test(command));
  expect(setting).toEqual([]);
});

it("nothing starts what lies in .bin, which Node cannot start on Windows", () => {
  expect(having(/"node_modules\/\.bin/)).toEqual([]);
});

it.each(["leads", "texts"])("npm run %s works in a folder that is reached by a link", name => {
  const folder = mkdtempSync(path.join(tmpdir(), "linked-"));
  symlinkSync(process.cwd(), path.join(folder, "site"), "junction");
  const command = path.join(folder, `site/scripts/${name}.mjs`);
  const { stdout, stderr } = spawnSync(process.execPath, [command, "--help"], { encoding: "utf8" });
  rmSync(folder, { recursive: true });
  expect(stdout + stderr).toContain(`npm run ${name} --`);
});

it("no path is taken out of an address: %20 stays in it, and on Windows a slash before the drive", () => {
  expect(having(/import\.meta\.(?:url|resolve\([^)]*\))\)\.pathname/)).toEqual([]);
});

it("a clone has the bytes of the repository, also where Git writes Windows line ends", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "line ends-"));
  const git = (...args: string[]) =>
    execFileSync(
      "git",
      ["-c", "core.autocrlf=true", "-c", "user.name=t", "-c", "user.email=t@t.example", ...args],
      {
        cwd: folder,
        stdio: ["ignore", "ignore", "ignore"],
      },
    );
  const made = path.join(folder, "made");
  mkdirSync(made);
  cpSync(".gitattributes", path.join(made, ".gitattributes"));
  const names = ["a.ts", "a.csv", "a.svg", "a.md", "run", ".babelrc"];
  for (const name of names) writeFileSync(path.join(made, name), "een\ntwee\n");
  writeFileSync(path.join(made, "a.png"), "\x89PNG\r\n\0\n\r\n");
  git("init", "made");
  git("-C", "made", "add", ".");
  git("-C", "made", "commit", "-m", "x");
  git("clone", "made", "got");
  for (const name of [...names, "a.png"])
    expect(readFileSync(path.join(folder, "got", name)), name).toEqual(
      readFileSync(path.join(made, name)),
    );
  expect(readFileSync(path.join(folder, "got/a.ts"), "utf8")).toBe("een\ntwee\n");
  rmSync(folder, { recursive: true });
});
