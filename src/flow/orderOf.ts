import { inOrder } from "./inOrder";
import type { QuestionId, Step } from "./step";
import { pages, steps } from "./steps";

const first = pages.findIndex(({ asks }) => asks);
const second: QuestionId = "familySituation";
const isSecond = ({ id }: { id: string }) => id === second;

/** The other order: second question first. */
const turned: readonly Step[] = inOrder([
  ...pages.slice(0, first),
  ...pages.filter(isSecond),
  ...pages.slice(first).filter(page => !isSecond(page)),
]);

/** The steps when `begin` is the first question; the default order for any other value. */
export const orderOf = (begin: unknown): readonly Step[] => (begin === second ? turned : steps);
