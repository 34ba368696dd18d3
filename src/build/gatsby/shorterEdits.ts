import type { EditRepair } from "./repair";

const loader = "gatsby/cache-dir/loader.js";
const navigation = "gatsby/cache-dir/navigation.js";
const exported = "gatsby/cache-dir/gatsby-browser-entry.js";

/** What Gatsby ships to every page and none of this site uses (docs/decisions/0003, 0036, 0037, 0073). */
export const shorterEdits = [
  {
    name: "no-partial-hydration",
    reason: "An experiment that is off, and whose package React 18 has not.",
    upstream: "gatsby",
    stage: "scripts",
    edits: [
      {
        file: loader,
        find: /^ {2}(?:fetch|load)PartialHydrationJson\(\w+\) \{[\s\S]*?^ {2}\}$/gm,
        instead: "",
        matches: 3,
      },
      { file: loader, find: /\bglobal\.hasPartialHydration\b/, instead: "false", matches: 5 },
      {
        file: loader,
        find: /typeof rscDataResponse\?\.payload === `string`/,
        instead: "false",
        matches: 1,
      },
    ],
    test: "tests/built/repairs.test.ts",
    saves: 400,
    absent: /PartialHydrationJson/,
  },
  {
    name: "no-announcer",
    reason:
      "Gatsby's announcer of pages speaks English; navigation/useHeadingFocus and announce do without it.",
    upstream: "gatsby",
    stage: "scripts",
    edits: [
      { file: navigation, find: /class RouteAnnouncer [\s\S]*?\n\}\n/, instead: "", matches: 1 },
      { file: navigation, find: /<RouteAnnouncer .*\/>/, instead: "", matches: 1 },
    ],
    test: "tests/built/repairs.test.ts",
    saves: 330,
    absent: /Navigated to /,
  },
  {
    name: "slice-in-the-browser",
    reason:
      "Gatsby's Slice has the server's half in it, and a check of props that the build has made already.",
    upstream: "gatsby",
    stage: "scripts",
    edits: [
      {
        file: "gatsby/cache-dir/slice.js",
        find: /^"use client"[\s\S]*export function Slice\(props\)[\s\S]*<InlineSlice \{\.\.\.internalProps\} \/>[\s\S]*$/,
        instead: `import { createElement, useContext } from "react";
import { SlicesMapContext, SlicesResultsContext } from "./slice/context";
export function Slice({ alias, __renderedByLocation, ...props }) {
  const { component, data, sliceContext } = useContext(SlicesResultsContext).get(useContext(SlicesMapContext)[alias]);
  return createElement(component, { sliceContext, data, ...props });
}`,
        matches: 1,
      },
    ],
    test: "tests/built/repairs.test.ts",
    saves: 1090,
    absent: /was passed props that are not serializable/,
  },
  {
    name: "used-exports",
    reason:
      'What "gatsby" exports and nobody imports, and the checks of useStaticQuery for other versions.',
    upstream: "gatsby",
    stage: "scripts",
    edits: [
      { file: exported, find: /export \{ default as PageRenderer \}.*\n/, instead: "", matches: 1 },
      { file: exported, find: /export \{ useScrollRestoration \}.*\n/, instead: "", matches: 1 },
      {
        file: exported,
        find: /StaticQuery, (?=StaticQueryContext, useStaticQuery)/,
        instead: "",
        matches: 1,
      },
      {
        file: exported,
        find: /throw new Error\([\s\S]*?\n {2}\)/,
        instead: "throw new Error(`graphql`)",
        matches: 1,
      },
      {
        file: "gatsby/cache-dir/static-query.js",
        find: /^import React from "react"[\s\S]*const StaticQueryContext = [\s\S]*return context\[query\]\.data[\s\S]*$/,
        instead: `import { createContext, useContext } from "react";
export const StaticQueryContext = createContext({});
export const useStaticQuery = query => useContext(StaticQueryContext)[query].data;`,
        matches: 1,
      },
    ],
    test: "tests/built/repairs.test.ts",
    saves: 780,
    absent: /The result of this StaticQuery could not be fetched/,
  },
] as const satisfies readonly EditRepair[];
