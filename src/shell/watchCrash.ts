/**
 * React takes the whole page away when drawing it throws, and hands the error on to the window. There
 * telemetry hears it, as any other, with build and step; the visitor gets a page with a way on.
 */
export function watchCrash(): void {
  window.addEventListener("error", () => {
    if (!document.getElementById("___gatsby")?.hasChildNodes())
      import("./showCrash").then(
        ({ showCrash }) => showCrash(),
        () => {},
      );
  });
}
