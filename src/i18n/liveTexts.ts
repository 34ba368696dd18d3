import { createInstance } from "i18next";
import HttpBackend from "i18next-http-backend";
import { timeoutSignal } from "../timing/timeoutSignal";
import { fits } from "./fits";
import { layStill } from "./layStill";
import { namespaces } from "./namespaces";
import type { Overlay } from "./overlay";

/** Texts younger than this are not fetched again (ms). */
const freshMs = 25_000;
const timeoutMs = 8000;

type Texts = Record<string, unknown>;

/** Last response by language and namespace; unchecked. */
const found: Record<string, Texts> = {};
let shown = "{}";
const reading = new Map<string, Promise<void>>();
const readAt = new Map<string, number>();

/**
 * Fetches the host's texts of all screens, at most every 25 s, and applies them over the bundled ones.
 * Unreadable or invalid files change nothing.
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
  const answered = await ask(address, language);
  for (const [namespace, texts] of answered) found[`${language}/${namespace}`] = texts;
  if (answered.size === namespaces.length) readAt.set(language, Date.now());
  const now = JSON.stringify(found);
  // Re-renders only when a text differs.
  if (now !== shown) layStill(liveOverlay());
  shown = now;
}

/**
 * Loads with i18next's backend: at most 10 requests at once, 5 retries, the first after 350 ms, then
 * doubling. An i18next instance never retries what failed for good, so each load gets a new one; and it
 * stores failures as texts, so successful reads are collected in `parse`.
 */
async function ask(address: string, language: string): Promise<Map<string, Texts>> {
  const answered = new Map<string, Texts>();
  const host = createInstance().use(HttpBackend);
  await host.init({
    lng: language,
    fallbackLng: false,
    load: "currentOnly",
    ns: [...namespaces],
    keySeparator: false,
    nsSeparator: false,
    // Browsers open six connections per host: slow texts must not block the page's own requests.
    maxParallelReads: isOwnHost(address) ? 2 : 10,
    maxRetries: 5,
    retryTimeout: 350,
    backend: {
      // The time slot in the URL bypasses caches with old texts.
      loadPath: () => `${address}${address.includes("?") ? "&" : "?"}v=${slot()}`,
      requestOptions: { mode: "cors", credentials: "omit", cache: "no-cache" },
      alternateFetch: fetchWhole,
      parse: (text: string, _: unknown, namespace: string | string[]) => {
        const texts: unknown = JSON.parse(text);
        if (!isTexts(texts)) throw new Error("These are no texts.");
        answered.set(String(namespace), texts);
        return texts;
      },
    },
  });
  return answered;
}

const isOwnHost = (address: string) =>
  new URL(address, window.location.href).origin === window.location.origin;

const isTexts = (value: unknown): value is Texts =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const slot = () => Math.floor(Date.now() / freshMs);

/** Reads the whole response in time. The backend only retries errors whose message contains "fetch". */
async function fetchWhole(url: RequestInfo | URL, options?: RequestInit): Promise<Response> {
  try {
    const response = await fetch(url, { ...options, signal: timeoutSignal(timeoutMs) });
    return new Response(await response.text(), { status: response.status });
  } catch {
    throw new Error("fetch failed");
  }
}

/** Known keys only, with texts that fit in place of the bundled ones, from whichever file has them (namespaceOf). */
function liveOverlay(): Overlay {
  return {
    over(_, bundled, language) {
      const live: Texts = Object.assign(
        {},
        ...namespaces.map(file => found[`${language}/${file}`]),
      );
      const known = Object.entries(bundled).filter(([key, text]) => fits(live[key], text));
      return Object.fromEntries(known.map(([key]) => [key, live[key] as string]));
    },
  };
}
