/** The state of a row. The last three are ends: the payload is erased on the way there. */
export type State = "queued" | "sending" | "waiting" | "accepted" | "refused" | "expired";

/** `defer`: no reply, or not now. `expire`: three days without a final reply. */
export type RowEvent = "send" | "accept" | "refuse" | "defer" | "expire";

/**
 * The state machine of a row, printed in docs/reliability.md. `sending` may be sent again: a row in that
 * state that is not locked was left behind by a page that was closed.
 */
export const transitions: Record<State, Partial<Record<RowEvent, State>>> = {
  queued: { send: "sending", expire: "expired" },
  sending: {
    send: "sending",
    accept: "accepted",
    refuse: "refused",
    defer: "waiting",
    expire: "expired",
  },
  // Accepted or refused: a late reply to an attempt that another tab took for lost.
  waiting: { send: "sending", accept: "accepted", refuse: "refused", expire: "expired" },
  accepted: {},
  refused: {},
  expired: {},
};

export const isEnded = (state: State) => Object.keys(transitions[state]).length === 0;
