import type { EditRepair } from "./repair";

const loader = "gatsby/cache-dir/loader.js";
const navigation = "gatsby/cache-dir/navigation.js";

/** Gatsby's way to load, show and leave a page, mended (docs/decisions/0036). */
export const loadingEdits = [
  {
    name: "head-below-base-path",
    reason:
      "Without page data Gatsby asks with HEAD whether the page is there all the same, but at the root of the host.",
    upstream: "gatsby",
    stage: "scripts",
    edits: [
      {
        file: loader,
        find: /doFetch\(rawPath, `HEAD`\)/,
        instead: "doFetch(__BASE_PATH__ + rawPath.replace(/\\/?(?=\\?|$)/, `/`), `HEAD`)",
        matches: 1,
      },
    ],
    test: "tests/more/loading.spec.ts",
  },
  {
    name: "build-of-page-data",
    reason:
      "Gatsby takes the build that page data is of from app-data.json, which may come from another deploy; sign-page-data writes it into the data.",
    upstream: "gatsby",
    stage: "scripts",
    edits: [
      {
        file: loader,
        find: /(?<=webpackCompilationHash: )appDataResponse\s+\?\s+appDataResponse\.webpackCompilationHash\s+: ``/,
        instead: "pageData.webpackCompilationHash ?? appDataResponse?.webpackCompilationHash ?? ``",
        matches: 1,
      },
    ],
    test: "tests/more/deployHistory.spec.ts",
  },
  {
    name: "one-entry-for-another-build",
    reason:
      'A page of another build is a full load; Gatsby goes there by script as well, and then "back" stays where it is.',
    upstream: "gatsby",
    stage: "scripts",
    edits: [
      {
        file: navigation,
        find: /(\n {8}window\.location = pathname \+ search \+ hash)(\n {6}\}\n {4}\}\n {4}reachNavigate)/,
        instead: "$1\n        clearTimeout(timeoutId)\n        return$2",
        matches: 1,
      },
    ],
    test: "tests/more/deployHistory.spec.ts",
  },
  {
    name: "back-to-another-build",
    reason:
      '"Back" and "forward" take data of whichever build the host has by now; such a page is loaded anew.',
    upstream: "gatsby",
    stage: "scripts",
    edits: [
      {
        file: "gatsby/cache-dir/ensure-resources.js",
        find: /(?= {4}\/\/ Check if the component or json have changed\.)/,
        instead: `    const build = nextState.pageResources.page?.webpackCompilationHash
    if (
      process.env.NODE_ENV === \`production\` &&
      this.state.pageResources !== nextState.pageResources &&
      build &&
      build !== window.___webpackCompilationHash
    ) {
      window.location.reload()
      return false
    }

`,
        matches: 1,
      },
    ],
    test: "tests/more/deployHistory.spec.ts",
  },
  {
    name: "slow-page-told-early",
    reason: "That a page is long in coming is told after 300 ms, not after a second.",
    upstream: "gatsby",
    stage: "scripts",
    edits: [{ file: navigation, find: /(?<=\}, )1000(?=\)\n)/, instead: "300", matches: 1 }],
    test: "tests/browser/slow.spec.ts",
  },
  {
    name: "worker-registered-later",
    reason:
      "Gatsby registers the worker while the page still starts; src/offline/beReady takes the registration in when the page is idle.",
    upstream: "gatsby",
    stage: "scripts",
    edits: [
      {
        file: "gatsby/cache-dir/production-app.js",
        find: / {2}if \(apiRunner\(`registerServiceWorker`\)[^{}]*\{[^{}]*\}\n/,
        instead: "",
        matches: 1,
      },
    ],
    test: "tests/built/repairs.test.ts",
  },
] as const satisfies readonly EditRepair[];
