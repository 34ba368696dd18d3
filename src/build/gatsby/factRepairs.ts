import type { FactRepair } from "./repair";

/** What only a server runs, or not every build, and the upstream text that it rests on. */
export const factRepairs = [
  {
    name: "language-once",
    reason: "The i18n plugin writes the language twice before the paths of its page of faults.",
    upstream: "gatsby-plugin-react-i18next",
    by: "build/gatsby/wholePage.ts",
    replaces: "`matchPath` of that page",
    facts: [
      {
        file: "gatsby-plugin-react-i18next/dist/plugin/onCreatePage.js",
        find: /localePage\.matchPath = "\/" \+ lng \+ (?:"\/\*"|localePage\.matchPath)/,
        matches: 2,
      },
    ],
    test: "tests/unit/build/gatsby/wholePage.test.ts",
  },
] as const satisfies readonly FactRepair[];
