import { statSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { htmlFiles, publicFolder, readPublic } from "../support/built/site";

describe.each(htmlFiles)("%s", name => {
  it("says in its footer the year in which it was built", () => {
    const { mtime } = statSync(path.join(publicFolder, name));
    expect(/© (\d*) /.exec(readPublic(name))?.[1]).toBe(String(mtime.getFullYear()));
  });
});
