import * as v from "valibot";

/** Step 4: which broker, and whether marketing is welcome (a ticked box says "on"). */
export const brokerSearch = v.object({
  broker: v.pipe(v.string("required"), v.regex(/^[a-z\d-]{1,64}$/, "broker")),
  /** The chosen broker's name as shown, so that sending needs no further look-up. */
  brokerLabel: v.pipe(
    v.optional(v.string(), ""),
    v.transform(label => label.slice(0, 200)),
  ),
  /** When the privacy notice was first on screen; an ISO instant. Not asked, so never a problem. */
  noticeShownAt: v.fallback(v.pipe(v.string(), v.isoTimestamp()), ""),
  marketing: v.pipe(
    v.optional(v.string(), ""),
    v.transform(value => value === "on"),
  ),
});

export type BrokerSearch = v.InferOutput<typeof brokerSearch>;
