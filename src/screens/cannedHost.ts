import { replace } from "./ownDevice";
import type { Screen } from "./screen";

const json = { "Content-Type": "application/json" };

/** Answers in place of the endpoint for leads, so that no screen stores one, and lets a service ask for consent. */
export function cannedHost({ reply = "cut", asks, offline, endless }: Screen): void {
  const { fetch, setTimeout } = window;
  replace(window, "fetch", {
    async value(asked: RequestInfo | URL, init: RequestInit = {}) {
      if (new Headers(init.headers).has("Idempotency-Key")) return answer(reply);
      const response = await fetch(asked, init);
      if (!asks || !/\/config\.json$/.test(String(asked))) return response;
      const config = await response.json();
      const telemetry = { serverUrl: "https://metingen.voorbeeld.example" };
      return new Response(JSON.stringify({ ...config, telemetry }), { headers: json });
    },
  });
  if (offline) replace(navigator, "onLine", { get: () => false });
  if (endless)
    replace(window, "setTimeout", {
      value: (call: TimerHandler, ms = 0, ...given: unknown[]) =>
        ms > 8000 ? 0 : setTimeout(call, ms, ...given),
    });
}

async function answer(reply: NonNullable<Screen["reply"]>): Promise<Response> {
  if (reply === "silence") return new Promise(() => {});
  if (reply === "cut") throw new TypeError("Failed to fetch");
  const { status, body = {}, headers } = reply;
  return new Response(JSON.stringify(body), { status, headers: { ...json, ...headers } });
}
