import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { classNames } from "../../../../src/build/gatsby/classNames";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "styles-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, css: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), css);
};

describe("class names", () => {
  it("are letters for the file and digits for the name, the same each time", () => {
    write("ui/B.module.css", ".frame{margin:.25rem}.frame .title:hover,.on-dusk2{color:red}");
    write("A.module.css", ".card{animation:glow 1s}@keyframes glow{to{opacity:1}}");
    write("base.css", ".wrap{margin:0}");
    const { of } = classNames(folder);
    expect(of(path.join(folder, "A.module.css"), "card")).toBe("b0");
    expect(of(path.join(folder, "A.module.css"), "glow")).toBe("b1");
    const inB = ["frame", "title", "on-dusk2"].map(name => of(`${folder}/ui/B.module.css`, name));
    expect(inB).toEqual(["c0", "c1", "c2"]);
    expect(classNames(folder).of(`${folder}/ui/B.module.css`, "title")).toBe("c1");
  });

  it("are each in use once, and none is what a blocker of advertisements hides", () => {
    for (let i = 0; i < 450; i++) write(`F${i}.module.css`, ".a{}.b{}");
    const { of } = classNames(folder);
    const all = Array.from({ length: 450 }, (_, i) => `${folder}/F${i}.module.css`).flatMap(
      file => [of(file, "a"), of(file, "b")],
    );
    expect(new Set(all).size).toBe(900);
    for (const name of all) expect(name).toMatch(/^[b-df-hj-np-tv-xz]{1,3}[01]$/);
  });

  it("have another key when any of them may stand for something else", () => {
    write("B.module.css", ".frame{}.title{}");
    const keys = [classNames(folder).key];
    write("B.module.css", ".frame{color:red}.title{}");
    expect(classNames(folder).key).toBe(keys[0]);
    write("B.module.css", ".title{}.frame{}");
    keys.push(classNames(folder).key);
    write("A.module.css", "");
    keys.push(classNames(folder).key);
    expect(new Set(keys).size).toBe(3);
  });

  it("that nobody numbered stop the build, with the repair", () => {
    write("A.module.css", ".card{}");
    expect(() => classNames(folder).of("/elsewhere/A.module.css", "card")).toThrow(
      /did not see "card" of \/elsewhere\/A\.module\.css\. Put CSS modules in/,
    );
    expect(() => classNames(folder).of(`${folder}/A.module.css`, "toString")).toThrow();
  });
});
