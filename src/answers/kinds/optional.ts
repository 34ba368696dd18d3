import * as v from "valibot";

/** The same schema, with null for an empty or missing answer. */
export const optional = <S extends v.GenericSchema<string, unknown>>(kind: S) =>
  v.pipe(
    v.optional(v.string(), ""),
    v.transform(value => (value.trim() === "" ? null : value)),
    v.nullable(kind as v.GenericSchema<string, v.InferOutput<S>>),
  );
