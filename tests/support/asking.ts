import { steps } from "../../src/flow/steps";

/** The steps that ask something, in order: each under its own id. */
export const asking = steps.flatMap(({ validation, path, chapter }) =>
  validation ? [{ id: validation, path, chapter }] : [],
);

export const askingPaths = asking.map(({ path }) => path);

/** The page to which next leads from this step. */
export const pathAfter = (id: (typeof asking)[number]["id"]) =>
  askingPaths[asking.findIndex(step => step.id === id) + 1];
