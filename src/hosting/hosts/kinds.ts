import { manifest } from "../manifest";

const { base } = manifest;

/**
 * Kinds of files that have headers of their own: one of each, and a pattern for the address of all, read in this
 * order. No pattern: all others.
 */
export const kinds = [
  ["brokers/logos/a.0123456789.svg", `^${base}/brokers/.*\\.svg$`],
  ["drawings/a.svg", "\\.svg$"],
  ["index.html", "\\.html$"],
  ["sw.js", `^${base}/(?:(?:sw|outbox-sync)\\.js$|workbox-|idb-keyval-)`],
  [
    "a-0123456789.js",
    `^${base}/(?:(?:static|brokers|places)/|[\\w-]+[-.][0-9a-f]{10}\\.(?:js|css)$)`,
  ],
  ["social.png", `^${base}/social\\.png$`],
  ["config.json", ""],
] as const;

/** Pattern for what is never served: hidden files, compressed copies by their own name, control characters. */
export const refused = "/\\.|\\.(?:br|gz)$|[\\x00-\\x1f]";
