import { navigate } from "gatsby";
import { localPath } from "../language/localPath";

/**
 * Navigates to one of our pages, in the current language. Resolves when that page is drawn, some frames after
 * Gatsby was asked for it: whoever is busy until then must not look ready for a moment.
 */
export async function goTo(path: string, options?: { replace: boolean }): Promise<void> {
  const left = document.querySelector("main");
  await (options ? navigate(localPath(path), options) : navigate(localPath(path)));
  // The number of frames is limited: a page can stay, or come back from the browser's memory.
  for (let frame = 0; frame < 60 && left?.isConnected; frame += 1)
    await new Promise(requestAnimationFrame);
}
