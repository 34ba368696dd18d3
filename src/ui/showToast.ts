import type { IconName } from "../drawings/IconName";

/**
 * Says something in passing; it goes after 6 s. Only for what the page says or shows elsewhere too.
 * The host is fetched with the first message, or at the first touch: offline and before that there
 * is none, and nothing is lost but the message.
 */
export async function showToast(text: string, icon: IconName = "check"): Promise<void> {
  const host = await import("./messages").catch(() => null);
  host?.addMessage("toasts", { key: text, text, icon });
}
