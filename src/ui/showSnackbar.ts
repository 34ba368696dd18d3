import type { Message } from "./message";

/**
 * Shows a message until it is dismissed, by the visitor or by its key. Resolves to whether it was painted; in
 * a background tab only once the tab is visible.
 */
export async function showSnackbar(message: Omit<Message, "icon">): Promise<boolean> {
  const host = await import("./messages").catch(() => null);
  if (!host) return false;
  host.addMessage("snackbars", { ...message, icon: "alert" });
  // The second frame starts after the first one was painted.
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  return true;
}
