import * as v from "valibot";

/** Any number of ticked boxes of one group, in the order of the list; nothing ticked is fine. */
export const codes = <T extends readonly string[]>(list: T) =>
  v.pipe(
    v.optional(v.any(), []),
    v.transform((ticked: unknown): unknown[] => (Array.isArray(ticked) ? ticked : [ticked])),
    v.array(v.picklist(list, "choice")),
    v.transform(chosen => list.filter(code => chosen.includes(code)) as T[number][]),
  );
