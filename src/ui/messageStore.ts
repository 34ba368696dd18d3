import type { Message } from "./message";
import { dequeue, enqueue } from "./messageQueue";

export type MessageKind = "toasts" | "snackbars";
type Queues = Readonly<Record<MessageKind, readonly Message[]>>;

let queues: Queues = { toasts: [], snackbars: [] };
const listeners = new Set<() => void>();

/** Both queues, shown and waiting. Module-level, so that messages outlive the page they came from. */
export const getMessages = () => queues;

export function subscribeMessages(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const addMessage = (kind: MessageKind, message: Message) =>
  replace(kind, enqueue(queues[kind], message));

export const removeMessage = (kind: MessageKind, key: string) =>
  replace(kind, dequeue(queues[kind], key));

function replace(kind: MessageKind, queue: readonly Message[]): void {
  queues = { ...queues, [kind]: queue };
  for (const listener of listeners) listener();
}
