import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach } from "vitest";

// Parts are loaded when touched, which takes long on a busy machine; a wait ends once it is met.
configure({ asyncUtilTimeout: 10_000 });

// What a file still listens to on the window would answer in the next one. Those of the document are React's
// and user-event's too, which come once for all files.
const heard: Parameters<typeof window.addEventListener>[] = [];
const listen = window.addEventListener;
window.addEventListener = (...event: Parameters<typeof listen>) => {
  heard.push(event);
  listen.apply(window, event);
};

// And so would what it put off: a press that still waited there was announced in the next file's document.
const putOff: ReturnType<typeof setTimeout>[] = [];
const later = globalThis.setTimeout;
globalThis.setTimeout = Object.assign((...timer: Parameters<typeof later>) => {
  const handle = later(...timer);
  putOff.push(handle);
  return handle;
}, later);

afterEach(cleanup);

afterAll(() => {
  globalThis.setTimeout = later;
  for (const handle of putOff) clearTimeout(handle);
  window.addEventListener = listen;
  for (const event of heard) window.removeEventListener(...event);
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  history.replaceState(null, "", "/");
  localStorage.clear();
  sessionStorage.clear();
});
