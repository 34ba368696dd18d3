import { headersOf } from "../headersOf";
import { manifest } from "../manifest";
import type { HostFacts, HostFiles } from "./hostFacts";

const { base, errors, folderRedirect, types } = manifest;

/**
 * `staticwebapp.config.json` for Azure Static Web Apps. The first route that fits counts, and its headers replace
 * the global ones of the same name; an empty one takes a global header away.
 */
export function azure(facts: HostFacts): HostFiles {
  const of = (file: string) => {
    const { "Content-Type": _type, Vary: _vary, ...headers } = headersOf(file, facts);
    return headers;
  };
  const globalHeaders = of("index.html");
  /** What differs from the page's headers. */
  const own = (file: string) => {
    const headers: Record<string, string> = of(file);
    const gone = Object.keys(globalHeaders).filter(name => !(name in headers));
    const changed = Object.entries(headers).filter(
      ([name, value]) => globalHeaders[name] !== value,
    );
    return Object.fromEntries([...changed, ...gone.map(name => [name, ""])]);
  };
  const config = {
    trailingSlash: "always",
    routes: [
      { route: base, redirect: `${base}/`, statusCode: folderRedirect },
      { route: `${base}/sw.js`, headers: own("sw.js") },
      { route: `${base}/outbox-sync.js`, headers: own("outbox-sync.js") },
      { route: `${base}/renew.js`, headers: own("renew.js") },
      ...facts.files
        .filter(file => /^(?:workbox|idb-keyval)-.*\.js$/.test(file))
        .map(file => ({ route: `${base}/${file}`, headers: own(file) })),
      { route: `${base}/brokers/*.{svg}`, headers: own("brokers/logos/a.svg") },
      { route: `${base}/*.{svg}`, headers: own("drawings/a.svg") },
      ...["static", "brokers", "places"].map(folder => ({
        route: `${base}/${folder}/*`,
        headers: own(`${folder}/a.json`),
      })),
      { route: `${base}/social.png`, headers: own("social.png") },
      { route: `${base}/*.{js,css}`, headers: own("app-0123456789.js") },
      { route: `${base}/*.{json,xml,txt}`, headers: own("config.json") },
    ],
    globalHeaders,
    responseOverrides: { 404: { rewrite: `${base}/${errors[404]}`, statusCode: 404 } },
    mimeTypes: Object.fromEntries(
      Object.entries(types).map(([ending, type]) => [`.${ending}`, type]),
    ),
  };
  return { "azure/staticwebapp.config.json": `${JSON.stringify(config, null, 2)}\n` };
}
