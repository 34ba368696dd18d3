import type { Edit, EditRepair } from "./repair";

const entry = (find: RegExp, instead: string): Edit => ({
  file: "gatsby/cache-dir/static-entry.js",
  find,
  instead,
  matches: 1,
});

/** What stands in the HTML of every page: less of what nobody reads (0.2 kB), and styles in their order. */
export const htmlEdits = [
  {
    name: "short-html",
    reason:
      "Names, a generator, a switch for Internet Explorer and CDATA for XHTML: nobody reads them in HTML.",
    upstream: "gatsby",
    stage: "html",
    edits: [
      entry(/<meta\s+name="generator"[\s\S]*?\/>,/, ""),
      // By data-href webpack sees that a page's styles are there.
      entry(/\s+data-identity=\{`gatsby-global-css`\}/, ""),
      entry(/\s+id=\{`gatsby-script-loader`\}/, ""),
      entry(/\/\*<!\[CDATA\[\*\/(?=window\.pagePath)/, ""),
      entry(/(?<=pageData\)\};` : ``\n\s+\})\/\*\]\]>\*\//, ""),
      {
        file: "gatsby/cache-dir/default-html.js",
        find: /<meta httpEquiv="x-ua-compatible" content="ie=edge" \/>/,
        instead: "",
        matches: 1,
      },
    ],
    test: "tests/built/repairs.test.ts",
    absent: /gatsby-global-css|name="generator"|x-ua-compatible|CDATA|gatsby-script-loader/,
  },
  {
    name: "styles-in-order",
    reason:
      "Gatsby puts a page's own styles before those of all pages; after a step through the flow they stand behind them.",
    upstream: "gatsby",
    stage: "html",
    edits: [entry(/reversedStyles(?=\.forEach)/, "styles")],
    test: "tests/built/styles.test.ts",
  },
  {
    name: "no-announcer-in-html",
    reason: "Its other half is left out of the scripts (no-announcer).",
    upstream: "gatsby",
    stage: "html",
    edits: [entry(/\n\s*<div \{\.\.\.RouteAnnouncerProps\} \/>/, "")],
    test: "tests/built/repairs.test.ts",
  },
] as const satisfies readonly EditRepair[];
