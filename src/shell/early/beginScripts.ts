declare global {
  interface Window {
    /** Names of the scripts and of the data that the page needs, from the HTML (build/gatsby/oneFactsScript). */
    ___scripts?: string;
    ___data?: string;
  }
}

/** How long to wait for painting at most (ms): an iframe out of sight may not be painted at all. */
const longestMs = 1000;

/**
 * Asks for the page's scripts and data once its HTML is painted: on a fast line or from the browser's cache they would
 * run before that. All at once; Gatsby would ask for the data after the scripts, and for the page's own scripts after
 * the data. In a tab that nobody sees nothing is painted, so nothing waits.
 * @param base where the files are, with a slash at its end
 * @returns whether all scripts have come, or failed
 */
export function beginScripts(base: string): () => boolean {
  let left = 1;
  let begun = false;
  const count = () => {
    left -= 1;
  };
  const begin = () => {
    if (begun) return;
    begun = true;
    for (const name of named(window.___data)) {
      const link = { rel: "preload", as: "fetch", crossOrigin: "", href: base + name };
      document.head.append(Object.assign(document.createElement("link"), link));
    }
    for (const name of named(window.___scripts)) {
      left += 1;
      const script = document.createElement("script");
      script.onload = count;
      script.onerror = () => {
        // Webpack waits for the element with this address, if there is one, and tries again where there is none.
        script.remove();
        count();
      };
      script.src = base + name;
      document.head.append(script);
    }
    count();
  };
  addEventListener("DOMContentLoaded", () => {
    if (document.hidden) return begin();
    // The second frame begins when the first one is on its way to the screen.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(begin)));
    setTimeout(begin, longestMs);
  });
  return () => left === 0;
}

const named = (list = "") => list.split(" ").filter(Boolean);
