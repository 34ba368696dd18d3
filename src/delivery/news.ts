import type { Status } from "./row";

/** The end of a lead, for whoever shows it. Nothing personal. */
export interface News {
  id: string;
  kind: "accepted" | "refused" | "expired";
  createdAt: number;
  brokerId: string | null;
  reference: string | null;
  /** The answers are in the form of this tab. */
  answersHere: boolean;
}

type Listener = (news: News) => void;
const listeners = new Set<Listener>();
/** Other tabs of this device; missing in browsers of 2021. */
const channel = globalThis.BroadcastChannel ? new BroadcastChannel("familiale-outbox") : null;
// Node keeps a process alive for an open channel.
(channel as { unref?: () => void } | null)?.unref?.();

/** Tells the parts of this page. */
export function tell(news: News): void {
  for (const listener of listeners) listener(news);
}

/** Tells the other tabs, which draw their own conclusions. */
export function tellOthers(status: Status): void {
  channel?.postMessage(status);
}

export function onOthers(listener: (status: Status) => void): void {
  channel?.addEventListener("message", ({ data }: MessageEvent<Status>) => listener(data));
}

export function onNews(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
