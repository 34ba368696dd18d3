import type { Overlay } from "./overlay";

/** Behind every text the name of its key, for who writes the texts. */
export const keyNames: Overlay = {
  over: (_, bundled) =>
    Object.fromEntries(
      Object.entries(bundled).map(([key, text]) => [
        key,
        text.endsWith(`[${key}]`) ? text : `${text} [${key}]`,
      ]),
    ),
};
