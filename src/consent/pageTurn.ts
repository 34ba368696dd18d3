let act = () => {};

/** Sets what the bar does with each next page, in the same frame. */
export const onPageTurn = (next: () => void): void => {
  act = next;
};

/** To be called when the next page was just rendered; a no-op until the bar's code is loaded. */
export const turnPage = (): void => act();
