import type { QuestionId, Step } from "./step";
import { steps } from "./steps";

const first: QuestionId = "insuranceChoice";
const second: QuestionId = "familySituation";

const other = <Id extends string | undefined>(id: Id) =>
  (id === first ? second : id === second ? first : id) as Id;

/** The list with its first two questions turned: they trade places, each with its way there and on. */
const turned: readonly Step[] = steps.map(({ id, chapter, previous, next }) => ({
  ...(steps.find(step => step.id === other(id)) as Step),
  chapter,
  previous: other(previous),
  next: other(next),
}));

/** The steps in the order in which `begin` is the first question; the list itself for anything else. */
export const orderOf = (begin: unknown): readonly Step[] => (begin === second ? turned : steps);
