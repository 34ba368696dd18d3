import { site } from "../settings/site";

/** How a file is treated by every host; `classOf` tells which one a file is. */
export type FileClass = "page" | "worker" | "data" | "settings" | "drawing" | "hashed" | "other";

/** How long a response may be kept: asked about each time, a year, or not at all. */
export type CacheClass = "revalidate" | "immutable" | "never";

/**
 * What a host has to do with `public/`. Everything that puts the site somewhere derives from it: our server, the files
 * of `npm run hosting`, the checks of both. Paths of files are relative to the prefix, without a leading slash.
 */
export const manifest = {
  /** Where the site stands on its origin; everything outside of it belongs to others. */
  base: site.basePath,
  /** Without its slash the start page and every folder answer 301 to the one with it, and keep the query. */
  folderRedirect: 301,
  /** The page of a status, below the base path. `{language}/` before it for languages with a prefix. */
  errors: { 404: "404/index.html", 500: "500/index.html" },
  /** First pattern that fits, in this order; see classOf. */
  classes: [
    ["page", /\.html$/],
    ["worker", /^(?:sw|outbox-sync)\.js$|^workbox-|^idb-keyval-/],
    ["data", /^(?:page-data|slice-data)\//],
    ["settings", /^(?:config|version|health|offline-files)\.json$/],
    ["hashed", /^(?:static|brokers|places)\/|^[\w-]+[-.][0-9a-f]{10}\.(?:js|css)$/],
    ["drawing", /\.svg$/],
  ] satisfies [FileClass, RegExp][] as readonly (readonly [FileClass, RegExp])[],
  cache: {
    revalidate: "public, max-age=0, must-revalidate",
    immutable: "public, max-age=31536000, immutable",
    never: "no-store",
  } satisfies Record<CacheClass, string>,
  /** Content types by ending: no host may guess. */
  types: {
    html: "text/html; charset=utf-8",
    js: "text/javascript; charset=utf-8",
    css: "text/css; charset=utf-8",
    txt: "text/plain; charset=utf-8",
    json: "application/json",
    xml: "application/xml",
    svg: "image/svg+xml",
    png: "image/png",
    jpg: "image/jpeg",
    jpeg: "image/jpeg",
    webp: "image/webp",
    gif: "image/gif",
    woff2: "font/woff2",
  } as Readonly<Record<string, string>>,
  /** Endings of which the build writes a `.br` and a `.gz` beside the file, where that saves something. */
  compressed: ["html", "js", "css", "txt", "json", "xml", "svg"] as readonly string[],
  /** On every response below the base path. */
  headers: {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
  } as Readonly<Record<string, string>>,
  /** Files that other sites show; they get another Cross-Origin-Resource-Policy. */
  shared: ["social.png"] as readonly string[],
  /** On https only: a browser ignores it elsewhere, and nobody wants it for localhost. */
  strictTransport: "max-age=63072000",
  /** Answers without a page around it, for whoever watches the host. */
  health: "health.json",
  /** Gatsby's proxy for third-party scripts, at the origin's root: exactly these queries, nothing else. */
  proxy: "/__third-party-proxy",
  /** The inbox behind it, where `lead.endpoint` of config.json is a path. */
  inbox: {
    methods: ["POST"],
    /** Of one request, beside its documents: the lead and the overhead of a form. */
    overheadBytes: 128 * 1024,
    /** The header in which a proxy tells the visitor's address; it replaces what the visitor sent. */
    forwarded: "X-Forwarded-For",
  },
} as const;
