import { pageText } from "../i18n/useText";

/**
 * React takes the whole page away when drawing it throws, and hands the error on to the window. There
 * telemetry hears it, as any other, with build and step; the visitor gets a page with a way on.
 */
export function watchCrash(): void {
  window.addEventListener("error", () => {
    if (!document.getElementById("___gatsby")?.hasChildNodes())
      import("./showCrash").then(({ showCrash }) => showCrash(), showPlainly);
  });
}

/** The same in plain looks, made of what is there already: for when nothing can be fetched. */
function showPlainly(): void {
  if (document.querySelector("main")) return;
  const part = (name: string, text: string) =>
    Object.assign(document.createElement(name), { textContent: text });
  const title = part("h1", pageText("crash.title"));
  const again = part("button", pageText("crash.again"));
  again.onclick = () => window.location.reload();
  const main = part("main", "");
  main.className = "wrap";
  main.style.cssText = "display:grid;gap:1.5rem;justify-items:start;padding-block:3rem";
  main.append(title, part("p", pageText("crash.text")), again);
  document.body.prepend(main);
  document.title = pageText("crash.title");
  title.tabIndex = -1;
  title.focus();
}
