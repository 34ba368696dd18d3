// Three search libraries set up for the same task: a name with at most one typo, accents ignored, the last word
// perhaps incomplete. Each holds all names; ours fetches what it needs.
import { Charset, Index } from "flexsearch";
import Fuse from "fuse.js";
import MiniSearch from "minisearch";

/** @typedef {{ id: string, name: string }} Named */
/** @typedef {(typed: string) => string[]} FindIds the ids of the first ten */

const plain = (/** @type {string} */ text) =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** @type {Record<string, (list: readonly Named[]) => FindIds>} */
export const nameEngines = {
  MiniSearch: list => {
    const engine = new MiniSearch({ fields: ["name"], processTerm: plain });
    engine.addAll(list);
    // This library counts two swapped letters as two edits.
    const fuzzy = (/** @type {string} */ term) => (term.length >= 4 ? 2 : false);
    return typed =>
      engine
        .search(typed, { prefix: true, fuzzy, combineWith: "AND" })
        .slice(0, 10)
        .map(({ id }) => id);
  },
  "Fuse.js": list => {
    const options = {
      keys: ["name"],
      ignoreDiacritics: true,
      ignoreLocation: true,
      threshold: 0.3,
    };
    const engine = new Fuse(list, options);
    return typed => engine.search(typed, { limit: 10 }).map(({ item }) => item.id);
  },
  FlexSearch: list => {
    const engine = new Index({ tokenize: "forward", encoder: Charset.LatinBalance });
    list.forEach(({ name }, i) => {
      engine.add(i, name);
    });
    return typed =>
      engine.search(typed, { limit: 10, suggest: true }).map(i => list[Number(i)]?.id ?? "");
  },
};
