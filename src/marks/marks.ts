import type { markList } from "./markList";

type Marks = Partial<Record<Exclude<keyof typeof markList, "variants">, "">> & {
  variants?: string;
};

/**
 * The marks on <html>, live, and the only access to them: `marks().late = ""` sets one, `delete` clears it,
 * an absent one is undefined. Meanings: marks/markList.
 */
export const marks = (): Marks => document.documentElement.dataset as Marks;
