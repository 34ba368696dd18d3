import { createInstance, type i18n } from "i18next";
import HttpBackend from "i18next-http-backend";
import { timeoutSignal } from "../settings/timeoutSignal";
import { fits } from "./fits";
import { layStill } from "./layStill";
import { namespaces } from "./namespaces";
import type { Overlay } from "./overlay";

/** Texts younger than this are not asked for again, ms. */
const freshMs = 25_000;
const timeoutMs = 8000;

/** What was read last, by language and namespace; whatever a host sent. */
const found: Record<string, Record<string, unknown>> = {};
let shown = "{}";
const reading = new Map<string, Promise<void>>();
const readAt = new Map<string, number>();

/**
 * Reads the host's texts of all screens, at most every 25 s, and lays them over the bundled ones. A
 * file that cannot be read or makes no sense changes nothing.
 * @param address with `{{lng}}` and `{{ns}}`
 */
export function readLiveTexts(address: string, language: string): Promise<void> {
  if (Date.now() - (readAt.get(language) ?? 0) < freshMs) return Promise.resolve();
  const now =
    reading.get(language) ?? read(address, language).finally(() => reading.delete(language));
  reading.set(language, now);
  return now;
}

async function read(address: string, language: string): Promise<void> {
  const host = await ask(address, language);
  const answered = namespaces.filter(namespace => host.hasResourceBundle(language, namespace));
  for (const namespace of answered)
    found[`${language}/${namespace}`] = host.getResourceBundle(language, namespace);
  if (answered.length === namespaces.length) readAt.set(language, Date.now());
  const now = JSON.stringify(found);
  // What is on screen is only drawn again when a text differs.
  if (now !== shown) layStill(liveOverlay());
  shown = now;
}

/**
 * i18next's own reading: at most 10 at once, 5 more tries, the first after 350 ms, then doubling. An
 * instance that failed never asks again for what failed, so each reading has a new one.
 */
async function ask(address: string, language: string): Promise<i18n> {
  const host = createInstance().use(HttpBackend);
  await host.init({
    lng: language,
    fallbackLng: false,
    load: "currentOnly",
    ns: [...namespaces],
    keySeparator: false,
    nsSeparator: false,
    maxParallelReads: 10,
    maxRetries: 5,
    retryTimeout: 350,
    backend: {
      // The time keeps every cache on the way from answering with texts of long ago.
      loadPath: () => `${address}${address.includes("?") ? "&" : "?"}v=${slot()}`,
      requestOptions: { mode: "cors", credentials: "omit", cache: "no-cache" },
      alternateFetch: fetchWhole,
    },
  });
  return host;
}

const slot = () => Math.floor(Date.now() / freshMs);

/** Reads the answer to its end in time; the backend tries again only after what says "fetch". */
async function fetchWhole(url: RequestInfo | URL, options?: RequestInit): Promise<Response> {
  try {
    const response = await fetch(url, { ...options, signal: timeoutSignal(timeoutMs) });
    return new Response(await response.text(), { status: response.status });
  } catch {
    throw new Error("fetch failed");
  }
}

/** Known keys only, and of those only what fits in place of the bundled text. */
function liveOverlay(): Overlay {
  return {
    over(namespace, bundled, language) {
      const live = found[`${language}/${namespace}`] ?? {};
      const known = Object.entries(bundled).filter(([key, text]) => fits(live[key], text));
      return Object.fromEntries(known.map(([key]) => [key, live[key] as string]));
    },
  };
}
