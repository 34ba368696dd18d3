import * as v from "valibot";

/**
 * An environment variable of the server, as an entry of a schema: trimmed, "" when it is not set.
 * @param good whether a value can be used
 * @param repair what to give instead, as sentences
 * @param meaning its line in docs/inbox.md
 * @param fallback what holds without it, in words for that table
 */
export const variable = (
  good: (text: string) => boolean,
  repair: string,
  meaning: string,
  fallback = "",
) =>
  v.pipe(
    v.optional(v.string(), ""),
    v.trim(),
    v.check(text => text === "" || good(text), repair),
    v.description(meaning),
    v.metadata({ fallback }),
  );
