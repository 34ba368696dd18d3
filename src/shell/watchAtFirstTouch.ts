/**
 * Fetches the messages and the watch over the connection when the visitor first touches the page:
 * once the connection is gone they can no longer be fetched.
 */
export function watchAtFirstTouch(): void {
  const signs = ["pointerdown", "keydown"];
  const begin = async () => {
    for (const sign of signs) document.removeEventListener(sign, begin);
    try {
      const [{ watchConnection }] = await Promise.all([
        import("./watchConnection"),
        import("../ui/messages"),
      ]);
      watchConnection();
    } catch {
      // Not reachable now: messages are an addition, the page says the same in its own words.
    }
  };
  for (const sign of signs) document.addEventListener(sign, begin);
}
