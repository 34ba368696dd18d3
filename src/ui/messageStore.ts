import { createStore } from "../store/createStore";
import type { Message } from "./message";
import { dequeue, enqueue } from "./messageQueue";

export type MessageKind = "toasts" | "snackbars";
type Queues = Readonly<Record<MessageKind, readonly Message[]>>;

/** Shown and queued messages. Outside React, so that they outlive the page they came from. */
export const messageStore = createStore<Queues>({ toasts: [], snackbars: [] });

export const addMessage = (kind: MessageKind, message: Message) =>
  replace(kind, enqueue(messageStore.get()[kind], message));

export const removeMessage = (kind: MessageKind, key: string) =>
  replace(kind, dequeue(messageStore.get()[kind], key));

function replace(kind: MessageKind, queue: readonly Message[]): void {
  messageStore.set({ ...messageStore.get(), [kind]: queue });
}
