/** Loads messages and the connection watch at the first touch: without a connection it is too late. */
export function watchAtFirstTouch(): void {
  const signs = ["pointerdown", "keydown"];
  const begin = async () => {
    for (const sign of signs) document.removeEventListener(sign, begin);
    try {
      const [{ watchConnection }] = await Promise.all([
        import(/* webpackChunkName: "first-touch" */ "./watchConnection"),
        import("../../ui/messages"),
      ]);
      watchConnection();
    } catch {
      // Unreachable: the page says the same in its own words.
    }
  };
  for (const sign of signs) document.addEventListener(sign, begin);
}
