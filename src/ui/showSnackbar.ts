import type { Message } from "./message";

/**
 * Says something that stays until it is dismissed, by the visitor or by its key. Tells whether it was
 * painted; in a tab that nobody looks at, that is once somebody does.
 */
export async function showSnackbar(message: Omit<Message, "icon">): Promise<boolean> {
  const host = await import("./messages").catch(() => null);
  if (!host) return false;
  host.addMessage("snackbars", { ...message, icon: "alert" });
  // The second frame begins when the first one, with the message, is painted.
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  return true;
}
