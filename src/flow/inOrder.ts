import type { QuestionId, Step, StepId } from "./step";

export interface Page {
  id: StepId;
  path: string;
  /** The page has a form: it is a chapter, and its answers are checked. */
  asks?: QuestionId;
  /** Beside the main path: belongs to this step and leads back to it. */
  beside?: QuestionId;
  /** Leads elsewhere than the order says: to a step, or, when flagged external, to an https: address. */
  previous?: Step["previous"];
  previousExternal?: boolean;
  next?: Step["next"];
  nextExternal?: boolean;
}

/** Derives the steps from pages in this order. The page after the last question has no way back. */
export const inOrder = (pages: readonly Page[]): readonly Step[] =>
  pages.map(({ id, path, asks, beside, ...sides }, i) => {
    const at = beside ? pages.findIndex(page => page.id === beside) : i;
    return {
      id,
      path,
      label: `step.${id}`,
      // 0 before the questions, then one more after each.
      chapter: at && pages.slice(0, at).filter(page => page.asks).length + 1,
      previous: beside ?? (asks && pages[i - 1]?.id),
      next: asks || !i ? pages[i + 1]?.id : undefined,
      validation: asks,
      ...sides,
    };
  });
