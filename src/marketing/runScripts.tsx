import { withPrefix } from "gatsby";
import { Script, ScriptStrategy } from "gatsby-script-whole";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";

/** Folder of Partytown's files. Gatsby's integration ignores the path prefix. */
const lib = () => withPrefix("/~partytown/");

interface Settings {
  lib: string;
  /** Calls on the page that are forwarded to the worker. */
  forward: string[];
  /** Source of a function: it runs in the worker. */
  resolveUrl: string;
}

/**
 * Runs these scripts in a worker, each through the host's `/__third-party-proxy`. Resolves to a function that ends
 * them at once; rejects when the worker's code does not load.
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

/** Also proxies a listed script that another script loads. */
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

/** Unregisters Partytown's service worker. */
async function forgetWorker(): Promise<void> {
  const all = (await navigator.serviceWorker?.getRegistrations().catch(() => [])) ?? [];
  for (const worker of all) if (worker.scope.endsWith(lib())) await worker.unregister();
}
