import { withPrefix } from "gatsby";
import { watchConsent } from "../consent/consent";
import { onLead } from "../delivery/leadEvents";
import { stepOf } from "../flow/stepOf";
import type { TelemetryConfig } from "../settings/servicesConfig";
import { expectSink, record, setSink } from "../telemetry/record";
import { rememberWords, typedWords } from "./typedWords";
import { nameOf, questionAt, watchSteps } from "./watchSteps";
import { whenIdle } from "./whenIdle";

let stop: (() => void) | undefined;
let watching = false;

/** Telemetry while there is consent to it: fetched when the browser is idle, stopped at once. */
export function measure(telemetry: TelemetryConfig, environment: string): void {
  let granted = false;
  watchConsent("telemetry", now => {
    granted = now;
    stop?.();
    stop = undefined;
    if (!now) return setSink(undefined);
    expectSink();
    watchFlow();
    whenIdle(async () => {
      const build = await builtAs();
      if (!granted) return;
      const { startAgent } = await import(
        /* webpackChunkName: "online-measuring" */ "../telemetry/startAgent"
      );
      // Withdrawn, or granted again, while it was fetched.
      if (!granted || stop) return;
      stop = startAgent({
        ...telemetry,
        environment,
        build,
        nameOf,
        questionAt,
        words: typedWords,
      });
    });
  });
  // A lead of an earlier visit may have ended before this was fetched.
  onLead(({ kind }) => record({ name: `lead_${kind}` }), true);
}

/** Once a page: the events of the flow. Who withdraws is no longer recorded (telemetry/record). */
function watchFlow(): void {
  if (watching) return;
  watching = true;
  rememberWords();
  watchSteps();
}

/** The build of the pages on screen; Gatsby has the data of the first page at hand, or fetches it. */
async function builtAs(): Promise<string> {
  const page = await window.___loader?.loadPage(withPrefix(stepOf("welcome").path));
  return String(page?.json?.pageContext?.build ?? "unknown");
}
