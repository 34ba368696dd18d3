import type { Message } from "./message";

/** Says something that stays until it is dismissed, by the visitor or by its key. */
export async function showSnackbar(message: Omit<Message, "icon">): Promise<void> {
  const host = await import("./messages").catch(() => null);
  host?.addMessage("snackbars", { ...message, icon: "alert" });
}
