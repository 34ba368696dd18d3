import type { EditRepair } from "./repair";

const router = "@gatsbyjs/reach-router/dist/index.modern.mjs";

/** From an address to its page on screen, mended (docs/decisions/0070, 0131). */
export const routerEdits = [
  {
    name: "any-address",
    reason:
      "The router decodes and encodes a path, and makes a pattern of it: `%2F`, `%25` and `/:uri` then end the page.",
    upstream: "@gatsbyjs/reach-router",
    stage: "both",
    edits: [
      {
        file: router,
        find: /encodeURI\(decodeURI\((\w+)\)\)/,
        instead: "$1",
        matches: 1,
      },
      {
        file: "gatsby/cache-dir/production-app.js",
        find: /(?<=path=)\{\s+pageResources\.page\.path === `\/404\.html`[\s\S]*?\n {20}\}/,
        instead: '"/*"',
        matches: 1,
      },
      // Since the pattern is the same for all, pages are told apart by their own path.
      {
        file: "gatsby/cache-dir/page-renderer.js",
        find: /(?<=key: )props\.path \|\| (?=props\.pageResources)/,
        instead: "",
        matches: 1,
      },
    ],
    test: "tests/more/addresses.spec.ts",
  },
  {
    name: "page-in-the-next-frame",
    reason:
      "The router waits for a frame before it draws another page, which then takes the one after that.",
    upstream: "@gatsbyjs/reach-router",
    stage: "scripts",
    edits: [
      {
        file: router,
        find: /requestAnimationFrame\(\(\)=>\{(\w+\|\|\w+\(\{location:\w+\}\))\}\)/,
        instead: "$1",
        matches: 1,
      },
    ],
    test: "tests/browser/nextFrame.spec.ts",
  },
] as const satisfies readonly EditRepair[];
