import { type CacheClass, type FileClass, manifest } from "./manifest";

/** The class of a file, by its path relative to the base path. */
export function classOf(file: string): FileClass {
  return manifest.classes.find(([, pattern]) => pattern.test(file))?.[0] ?? "other";
}

/** How long a response with this file may be kept. */
export function cacheOf(file: string): CacheClass {
  return classOf(file) === "hashed" ? "immutable" : "revalidate";
}
