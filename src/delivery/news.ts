import { createStore } from "../store/createStore";
import type { Status } from "./row";

/** The end of a lead, to be shown to the visitor. Nothing personal. */
export interface News {
  id: string;
  /** `unclaimed`: refused, and its answers wait on this device for whoever sent it (findWaiting, claim). */
  kind: "accepted" | "refused" | "expired" | "unclaimed";
  createdAt: number;
  reference: string | null;
  /** The answers are in the form of this tab. */
  answersHere: boolean;
}

/** Returns false, or a promise of it, when it should have shown the news and could not. */
type Listener = (news: News) => unknown;
const latest = createStore<News | undefined>(undefined);
/** To other tabs of this device; missing in browsers of 2021, throws where site data is blocked. */
const channel = open();
// Node keeps a process alive for an open channel.
(channel as { unref?: () => void } | null)?.unref?.();

function open(): BroadcastChannel | null {
  try {
    return new BroadcastChannel("familiale-outbox");
  } catch {
    return null;
  }
}

/** Shows news on this page. Resolves to whether it is painted, so that the row may go. */
export async function announce(news: News): Promise<boolean> {
  const shown = await Promise.all(latest.set(news));
  return !shown.includes(false);
}

/** Sends a status to the other tabs. */
export function broadcast(status: Status): void {
  try {
    channel?.postMessage(status);
  } catch {
    // Other tabs find it in the outbox later.
  }
}

export function onBroadcast(listener: (status: Status) => void): void {
  channel?.addEventListener("message", ({ data }: MessageEvent<Status>) => listener(data));
}

export function onNews(listener: Listener): () => void {
  return latest.subscribe(news => news && listener(news));
}
