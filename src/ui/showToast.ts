import type { IconName } from "../drawings/IconName";

/**
 * Shows a message for 6 s. Only for what the page shows elsewhere too: the message host is loaded with the
 * first message or at the first touch, and may fail to load offline.
 */
export async function showToast(text: string, icon: IconName = "check"): Promise<void> {
  const host = await import("./messages").catch(() => null);
  host?.addMessage("toasts", { key: text, text, icon });
}
