import type { CountedRepair } from "./repair";

/** What is bent in other ways than by texts and modules; each file counts what it finds. */
export const countedRepairs = [
  {
    name: "current-syntax",
    reason:
      "Gatsby's TypeScript support spells out `?.` and `??` without a way to decline; all browsers of the list know them.",
    upstream: "gatsby-plugin-typescript",
    by: "build/gatsby/currentSyntax.ts",
    replaces: "three Babel plugins",
    matches: 3,
    test: "tests/built/repairs.test.ts",
    saves: 700,
  },
  {
    name: "lenient-decoding",
    reason: "Gatsby and its router decode hash and path in eight places, and `decodeURI` throws.",
    upstream: "gatsby",
    by: "build/gatsby/lenientDecoding.ts",
    replaces: "the global functions, in all modules",
    matches: "some",
    test: "tests/more/addresses.spec.ts",
  },
  {
    name: "short-syntax",
    reason: "The minifier writes for older browsers than those of the list, in one pass.",
    upstream: "gatsby",
    by: "build/gatsby/shortSyntax.ts",
    replaces: "the options of TerserPlugin",
    matches: 1,
    test: "tests/built/repairs.test.ts",
  },
  {
    name: "short-class-names",
    reason:
      "Class names are hashes, which travel in HTML, CSS and scripts of every page; numbers save 0.8 kB of the broker step's HTML.",
    upstream: "gatsby",
    by: "build/gatsby/shortClassNames.ts",
    replaces: "`localIdentName` of css-loader",
    matches: 1,
    test: "tests/built/repairs.test.ts",
  },
  {
    name: "short-file-names",
    reason: "The runtime, which every page loads, holds the names of all scripts; numbers do.",
    upstream: "gatsby",
    by: "build/gatsby/shortFileNames.ts",
    replaces: "names of chunks",
    matches: "some",
    test: "tests/built/repairs.test.ts",
    saves: 330,
  },
  {
    name: "no-library-chunk",
    reason:
      "A library as a chunk of its own compresses worse than among what it is used with: 3.5 kB of what comes later.",
    upstream: "gatsby",
    by: "build/gatsby/slimBundle.ts",
    replaces: "the cache group `lib`",
    matches: 1,
    test: "tests/built/repairs.test.ts",
  },
  {
    name: "independent-styles",
    reason: "Our CSS modules do not depend on each other's order, of which webpack warns.",
    upstream: "gatsby",
    by: "build/gatsby/slimBundle.ts",
    replaces: "`ignoreOrder` of MiniCssExtractPlugin",
    matches: 1,
    // Without it the log of a build says "Conflicting order".
    test: "none",
  },
  {
    name: "styles-by-page",
    reason:
      "Gatsby puts all styles into the HTML of all pages: 9 of 14 kB, most of them of other pages.",
    upstream: "gatsby",
    by: "build/gatsby/stylesByPage.ts",
    replaces: "the cache group `styles`",
    matches: 1,
    test: "tests/built/styles.test.ts",
  },
  {
    name: "one-facts-script",
    reason:
      "Gatsby tells its loader the page, the build and the chunks in three scripts, which differ per page and build: one with attributes is the same on all, so that one policy fits. Its map of chunks is a text where the loader looks for an object: an empty one does the same.",
    upstream: "gatsby",
    by: "build/gatsby/trimHtml.ts",
    replaces: "`pagePath`, `___webpackCompilationHash` and `___chunkMapping` in the HTML of a page",
    matches: 1,
    test: "tests/built/repairs.test.ts",
  },
  {
    name: "build-of-content",
    reason:
      "Webpack's name of a build follows the path of its folder: open pages take the same build from another folder for a new release.",
    upstream: "gatsby",
    by: "build/gatsby/buildOfContent.ts",
    replaces: "the hash of the compilation, by one of the names of its files",
    matches: "some",
    test: "scripts/testTwice.mjs",
  },
  {
    name: "sign-page-data",
    reason: "Page data do not say of which build they are (build-of-page-data).",
    upstream: "gatsby",
    by: "build/gatsby/signPageData.ts",
    replaces: "each page-data.json, by the build that app-data.json names",
    matches: 1,
    test: "tests/more/deployHistory.spec.ts",
  },
  {
    name: "own-worker-rules",
    reason:
      "The offline plugin answers other hosts' JSON and config.json from a cache. It merges lists entry by entry, so ours is long enough to replace all of its rules.",
    upstream: "gatsby-plugin-offline",
    by: "build/gatsby/checkWorker.ts",
    replaces: "`runtimeCaching`: lines with `registerRoute` in sw.js",
    matches: 6,
    test: "tests/more/worker.spec.ts",
  },
  {
    name: "own-worker-files",
    reason:
      "The offline plugin precaches the shared scripts; src/offline stores them build by build. This list is merged so, too.",
    upstream: "gatsby-plugin-offline",
    by: "build/gatsby/checkWorker.ts",
    replaces: "`globPatterns`: files in sw.js that are not ours",
    matches: 0,
    test: "tests/more/offline.spec.ts",
  },
  {
    name: "no-partytown-files",
    reason: "Gatsby copies Partytown into every build.",
    upstream: "gatsby",
    by: "build/gatsby/thirdPartyFiles.ts",
    replaces: "the folder ~partytown",
    matches: 1,
    test: "tests/built/consent.test.ts",
  },
] as const satisfies readonly CountedRepair[];
