/**
 * React takes the whole page away when drawing it throws, and hands the error on to the window. There
 * telemetry hears it, as any other, with build and step; the visitor gets a page with a way on. When that
 * cannot be fetched, there is what the HTML brought along for a page that does not come to life
 * (shell/ReloadOffer).
 */
export function watchCrash(): void {
  window.addEventListener("error", () => {
    if (!document.getElementById("___gatsby")?.hasChildNodes())
      import("./showCrash").then(
        ({ showCrash }) => showCrash(),
        () => {
          const offer = document.getElementById("reload");
          if (!offer) return;
          offer.hidden = false;
          document.title = offer.querySelector("p")?.textContent ?? "";
        },
      );
  });
}
