import * as v from "valibot";

/** Checkbox group: any number of codes, returned in list order; may be empty. */
export const codes = <T extends readonly string[]>(list: T) =>
  v.pipe(
    v.optional(v.any(), []),
    v.transform((ticked: unknown): unknown[] =>
      Array.isArray(ticked) ? ticked : ticked === "" ? [] : [ticked],
    ),
    v.array(v.picklist(list, "choice")),
    v.transform(chosen => list.filter(code => chosen.includes(code)) as T[number][]),
  );
