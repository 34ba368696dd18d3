import type { Edit, EditRepair } from "./repair";

const entry = (find: RegExp, instead: string): Edit => ({
  file: "gatsby/cache-dir/static-entry.js",
  find,
  instead,
  matches: 1,
});

/** What stands in the HTML of every page and nobody reads: together 0.2 kB of each. */
export const htmlEdits = [
  {
    name: "short-html",
    reason:
      "Names, a generator, a switch for Internet Explorer and CDATA for XHTML: nobody reads them in HTML.",
    upstream: "gatsby",
    stage: "html",
    edits: [
      entry(/<meta\s+name="generator"[\s\S]*?\/>,/, ""),
      entry(
        /\s+data-href=\{[^}]*\}\/\$\{style\.name\}`\}\s+data-identity=\{`gatsby-global-css`\}/,
        "",
      ),
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
    name: "no-announcer-in-html",
    reason: "Its other half is left out of the scripts (no-announcer).",
    upstream: "gatsby",
    stage: "html",
    edits: [entry(/\n\s*<div \{\.\.\.RouteAnnouncerProps\} \/>/, "")],
    test: "tests/built/repairs.test.ts",
  },
] as const satisfies readonly EditRepair[];
