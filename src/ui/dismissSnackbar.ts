/** Takes back the snackbar of this key, shown or still waiting. */
export async function dismissSnackbar(key: string): Promise<void> {
  const host = await import("./messages").catch(() => null);
  host?.removeMessage("snackbars", key);
}
