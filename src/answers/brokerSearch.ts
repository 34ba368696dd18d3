import * as v from "valibot";

/** Step 4: which broker, and whether marketing is welcome (a ticked box says "on"). */
export const brokerSearch = v.object({
  broker: v.pipe(v.string("required"), v.regex(/^[a-z\d-]{1,64}$/, "broker")),
  /** The chosen broker's name as shown, so that sending needs no further look-up. */
  brokerLabel: v.optional(v.string(), ""),
  /** When the privacy notice was first on screen; an ISO instant. */
  noticeShownAt: v.optional(v.string(), ""),
  marketing: v.pipe(
    v.optional(v.string(), ""),
    v.transform(value => value === "on"),
  ),
});

export type BrokerSearch = v.InferOutput<typeof brokerSearch>;
