/** Where a lead can be. The last three are ends: its content is erased when it gets there. */
export type State = "queued" | "sending" | "waiting" | "accepted" | "refused" | "expired";

/** What can happen to it. `defer`: no answer, or not now. `expire`: three days went by. */
export type Happening = "send" | "accept" | "refuse" | "defer" | "expire";

/**
 * The whole life of a lead, printed in docs/reliability.md. `sending` may be sent again: a row that
 * is found in it, while nobody holds its lock, was left by a page that went away in the middle.
 */
export const transitions: Record<State, Partial<Record<Happening, State>>> = {
  queued: { send: "sending", expire: "expired" },
  sending: {
    send: "sending",
    accept: "accepted",
    refuse: "refused",
    defer: "waiting",
    expire: "expired",
  },
  // Accepted or refused: the late answer to a try that somebody else took for lost.
  waiting: { send: "sending", accept: "accepted", refuse: "refused", expire: "expired" },
  accepted: {},
  refused: {},
  expired: {},
};

/** Whether nothing more will happen to it. */
export const isEnded = (state: State) => Object.keys(transitions[state]).length === 0;
