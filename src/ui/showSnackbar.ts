import type { Message } from "./message";

/** Says something that stays until it is dismissed, by the visitor or by its key. Tells whether it could. */
export async function showSnackbar(message: Omit<Message, "icon">): Promise<boolean> {
  const host = await import("./messages").catch(() => null);
  host?.addMessage("snackbars", { ...message, icon: "alert" });
  return host !== null;
}
