import { importSource } from "../importSource.mjs";

const { answersOf, household } = await importSource("tests/support/browser/household.ts");

/** Stored answers to the steps before the broker's, in order, so that no step redirects. */
export const answers = answersOf(household());
