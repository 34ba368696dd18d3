import type { FlowEvent } from "./record";
import { randomHex } from "./session";

/** An event of the flow as the intake knows events: a transaction that took no time. */
export function flowTransaction(event: FlowEvent) {
  const { name, ...rest } = event;
  const labels = { ...rest, since: undefined };
  return {
    id: randomHex(8),
    trace_id: randomHex(16),
    name: "step" in event ? `${name} ${event.step}` : name,
    type: "flow",
    duration: 0,
    sampled: true,
    span_count: { started: 0 },
    context: { tags: labels },
  };
}
