import { withPrefix } from "gatsby";
import { watchConsent } from "../../consent/consent";
import { onLead } from "../../delivery/leadEvents";
import { stepOf } from "../../flow/stepOf";
import type { TelemetryConfig } from "../../settings/servicesConfig";
import { expectSink, record, setSink } from "../../telemetry/record";
import { whenIdle } from "../../timing/whenIdle";
import { rememberWords, typedWords } from "./typedWords";
import { nameOf, questionAt, watchSteps } from "./watchSteps";

let stop: (() => void) | undefined;
let watching = false;

/** Runs telemetry while consented: loaded when idle, stopped at once. */
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
        /* webpackChunkName: "online-measuring" */ "../../telemetry/startAgent"
      );
      // Withdrawn, or granted again, during loading.
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
  // Includes leads of an earlier visit that ended before this loaded.
  onLead(({ kind }) => record({ name: `lead_${kind}` }), true);
}

/** Records the flow's events; once per page load. After a withdrawal telemetry/record drops them. */
function watchFlow(): void {
  if (watching) return;
  watching = true;
  rememberWords();
  watchSteps();
}

/** The build of the pages on screen. */
async function builtAs(): Promise<string> {
  const page = await window.___loader?.loadPage(withPrefix(stepOf("welcome").path));
  return String(page?.json?.pageContext?.build ?? "unknown");
}
