import type { Edit } from "./repair";

const file = "react-dom/cjs/react-dom.production.min.js";

/** A text as a pattern. */
export const literally = (text: string): RegExp =>
  new RegExp(text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"));

/** Writes changes to ReactDOM, each found once unless said otherwise. */
export const reactEdit = (find: RegExp | string, instead: string, matches = 1): Edit => ({
  file,
  find: typeof find === "string" ? literally(find) : find,
  instead,
  matches,
});

/** Whether one of these handlers is in use, in either phase. @param names without "on" */
export const anyOf = (used: ReadonlySet<string>, names: string): boolean =>
  names.split(" ").some(name => used.has(`on${name}`) || used.has(`on${name}Capture`));

/** A piece of ReactDOM that is left out when none of these handlers is in use. @param names without "on" */
export const pieceFor =
  (used: ReadonlySet<string>) =>
  (names: string, find: RegExp | string, without = ""): Edit =>
    reactEdit(find, anyOf(used, names) ? "$&" : without);
