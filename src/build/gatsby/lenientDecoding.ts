import path from "node:path";
import { countedRepairs } from "./countedRepairs";
import { countUses } from "./countUses";

const file = path.resolve("src/build/gatsby/standIn/decoded.ts");

/** Non-throwing decoding of URLs, in Gatsby and its router too (docs/decisions/0070). */
export const lenientDecoding = {
  /** For webpack's ProvidePlugin. */
  provided: { decodeURI: [file, "decodeURI"], decodeURIComponent: [file, "decodeURIComponent"] },
  counted: countUses(
    countedRepairs
      .filter(({ name }) => name === "lenient-decoding")
      .map(repair => ({ repair, file, matches: repair.matches })),
  ),
};
