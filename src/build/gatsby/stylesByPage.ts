import { steps } from "../../flow/steps";
import { expectMatches } from "./expectMatches";

interface Module {
  type: string;
}

interface Chunk {
  name?: string | null;
}

export type CacheGroups = Record<string, unknown>;

/** Gatsby's names for the chunks of the question pages, without their hyphens. */
const questionPages = new Set(
  steps.flatMap(({ id, validation }) =>
    validation ? [`componentsrctemplates${id.toLowerCase()}tsx`] : [],
  ),
);

/**
 * Styles go with the code that uses them, and Gatsby writes those of a page's own code into its HTML. What all
 * question pages use is one file, so that the next question brings only what is new.
 */
export function stylesByPage(groups: CacheGroups): void {
  expectMatches("styles-by-page", groups.styles ? 1 : 0, "a cache group called styles");
  groups.styles = {
    test: ({ type }: Module) => type === "css/mini-extract",
    chunks: ({ name }: Chunk) => questionPages.has((name ?? "").replaceAll("-", "").toLowerCase()),
    minChunks: questionPages.size,
    enforce: true,
  };
}
