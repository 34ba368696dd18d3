import { pageText } from "../../i18n/useText";

/**
 * When rendering throws, React unmounts the page and reports the error to the window. Telemetry records it
 * there like any other, with build and step; the visitor gets a page to go on from.
 */
export function watchCrash(): void {
  window.addEventListener("error", () => {
    if (!document.getElementById("___gatsby")?.hasChildNodes())
      import("./showCrash").then(({ showCrash }) => showCrash(), showPlainly);
  });
}

/** The same, unstyled and from loaded code only, for when nothing can be fetched. */
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
