import * as v from "valibot";

/** The id of an office, as in brokers.csv, or noPreference. */
export const brokerId = v.pipe(v.string("required"), v.regex(/^[a-z\d-]{1,64}$/, "broker"));
