import type { EditRepair } from "./repair";

const file = "gatsby-link/dist/index.modern.mjs";

/** Handlers that parts of Gatsby give elements, and that React would listen for (docs/decisions/0127). */
export const handlerEdits = [
  {
    name: "hover-without-react",
    reason:
      "A link under the mouse loads its page; for that alone React would work through each move from one element to the next.",
    upstream: "gatsby-link",
    stage: "scripts",
    edits: [
      { file, find: /"onMouseEnter",/, instead: "", matches: 1 },
      { file, find: /onMouseEnter:c,/, instead: "", matches: 1 },
      {
        file,
        find: /onMouseEnter:t=>\{c&&c\(t\);const e=a\(_\);___loader\.hovering\(e\.pathname\+e\.search\)\},/,
        instead: "",
        matches: 1,
      },
      {
        file,
        find: /(?<=handleRef\(t\)\{)/,
        instead: "t&&(t.onmouseenter=()=>___loader.hovering(t.pathname+t.search));",
        matches: 1,
      },
    ],
    test: "tests/browser/events.spec.ts",
    saves: 530,
    absent: /onMouseEnter:/,
  },
  {
    name: "no-scroll-of-elements",
    reason: "Gatsby's way to keep the place inside an element, with a handler; nobody uses it.",
    upstream: "gatsby-react-router-scroll",
    stage: "scripts",
    edits: [
      {
        file: "gatsby-react-router-scroll/index.js",
        find: /var _useScrollRestoration = require[^;]*;\s*exports\.useScrollRestoration = [^;]*;/,
        instead: "",
        matches: 1,
      },
    ],
    test: "tests/built/events.test.ts",
    saves: 680,
  },
] as const satisfies readonly EditRepair[];
