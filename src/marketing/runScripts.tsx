import { withPrefix } from "gatsby";
import { Script, ScriptStrategy } from "gatsby-script-whole";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";

/** Where Partytown's own files are: under the base path, which Gatsby's part of it does not know. */
const lib = () => withPrefix("/~partytown/");

interface Settings {
  lib: string;
  /** What the page calls and the worker hears. */
  forward: string[];
  /** A function as text: it runs in the worker. */
  resolveUrl: string;
}

/**
 * Runs these scripts in a worker, each through the host's `/__third-party-proxy`. Resolves with the way
 * to end them: their worker goes with its frame, at once. Rejects when the worker's code does not load.
 */
export async function runScripts(addresses: readonly string[]): Promise<() => void> {
  const box = document.createElement("div");
  box.hidden = true;
  document.body.append(box);
  const root = createRoot(box);
  const scripts = addresses.map(src => (
    <Script key={src} src={src} strategy={ScriptStrategy.offMainThread} />
  ));
  flushSync(() => root.render(scripts));
  const settings: Settings = {
    lib: lib(),
    forward: ["dataLayer.push"],
    resolveUrl: throughProxy(addresses),
  };
  Object.assign(window, { partytown: settings });
  const end = () => {
    root.unmount();
    box.remove();
    document.querySelector(`iframe[src^="${lib()}"]`)?.remove();
    for (const name of ["partytown", "dataLayer", "_ptf"]) Reflect.deleteProperty(window, name);
    void forgetWorker();
  };
  try {
    await load(`${lib()}partytown.js`);
  } catch (error) {
    end();
    throw error;
  }
  return end;
}

/** A listed script that another one asks for goes the same way; the rest stays as it is. */
const throughProxy = (addresses: readonly string[]): string =>
  `function(u,l,t){return t=="script"&&${JSON.stringify(addresses)}.includes(u.href)?new URL("/__third-party-proxy?url="+encodeURIComponent(u.href),l.origin):u}`;

function load(src: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = src;
    script.onload = resolve;
    script.onerror = () => reject(new Error(`${src} did not load.`));
    document.head.append(script);
  });
}

/** The worker that Partytown left in the browser. */
async function forgetWorker(): Promise<void> {
  const all = (await navigator.serviceWorker?.getRegistrations().catch(() => [])) ?? [];
  for (const worker of all) if (worker.scope.endsWith(lib())) await worker.unregister();
}
