let act = () => {};

/** Says what the bar does together with each next page, in the frame in which that is drawn. */
export const onPageTurn = (next: () => void): void => {
  act = next;
};

/** To be called when the next page was just put in place; nothing happens until the bar was fetched. */
export const turnPage = (): void => act();
