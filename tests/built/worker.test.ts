import vm from "node:vm";
import { expect, it } from "vitest";
import { readPublic } from "../support/built/site";

/** Whatever is asked of it, and can be called; but what a call gives cannot be called again, as with Workbox. */
const workbox: unknown = new Proxy(
  function call() {
    return {};
  },
  { get: () => workbox },
);

it("sw.js runs to its end: nothing of ours continues the plugin's last line", () => {
  const imported: string[] = [];
  const worker: Record<string, unknown> = {
    workbox,
    addEventListener: () => {},
    location: new URL("https://www.voorbeeld.example/familiale-verzekering/sw.js"),
    importScripts: (...names: string[]) => imported.push(...names),
  };
  worker.self = worker;
  vm.runInNewContext(readPublic("sw.js"), worker);
  expect(imported.at(-1)).toBe("outbox-sync.js");
});
