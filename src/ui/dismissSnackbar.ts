/** Removes the snackbar with this key, shown or queued. */
export async function dismissSnackbar(key: string): Promise<void> {
  const host = await import("./messages").catch(() => null);
  host?.removeMessage("snackbars", key);
}
