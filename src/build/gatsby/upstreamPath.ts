import { createRequire } from "node:module";
import path from "node:path";

/** Absolute folder of an installed package. */
export const folderOf = (name: string): string =>
  path.dirname(createRequire(path.resolve("package.json")).resolve(`${name}/package.json`));

/** Absolute path of an upstream file or folder, from `<package>/<path>`. */
export function upstreamPath(file: string): string {
  const [, name = "", rest = ""] = /^((?:@[^/]+\/)?[^/]+)\/(.*)$/.exec(file) ?? [];
  const copied = name === "gatsby" && rest.startsWith("cache-dir/");
  return copied
    ? path.resolve(".cache", path.relative("cache-dir", rest))
    : path.join(folderOf(name), rest);
}
