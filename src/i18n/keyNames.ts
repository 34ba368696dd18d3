import type { Overlay } from "./overlay";

/** Appends its key to every text, for copywriters. */
export const keyNames: Overlay = {
  over: (_, bundled) =>
    Object.fromEntries(
      Object.entries(bundled).map(([key, text]) => [
        key,
        text.endsWith(`[${key}]`) ? text : `${text} [${key}]`,
      ]),
    ),
};
