/** Reloads when the browser comes online: the offline page stands at another page's address. */
export function reloadOnline(): void {
  addEventListener("online", () => location.reload());
}
