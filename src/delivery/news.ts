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

/** Tells false, or later so, when it should have been said and could not. */
type Listener = (news: News) => unknown;
const listeners = new Set<Listener>();
/** Other tabs of this device; missing in browsers of 2021. */
const channel = globalThis.BroadcastChannel ? new BroadcastChannel("familiale-outbox") : null;
// Node keeps a process alive for an open channel.
(channel as { unref?: () => void } | null)?.unref?.();

/** Tells the parts of this page, and whether it is said by now. */
export async function tell(news: News): Promise<boolean> {
  const said = await Promise.all([...listeners].map(listener => listener(news)));
  return !said.includes(false);
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
