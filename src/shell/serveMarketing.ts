import { globalHistory } from "@gatsbyjs/reach-router";
import { onNews } from "../delivery/news";
import { onSent } from "../delivery/sent";
import { allowCampaign } from "../draft/campaign";
import type { StepId } from "../flow/step";
import { stepOf } from "../flow/stepOf";
import { steps } from "../flow/steps";
import { tellTags } from "../marketing/dataLayer";
import { runScripts } from "../marketing/runScripts";
import { splitPath } from "../settings/pageLanguage";

/** What is under way, so that a withdrawal in the middle of a start is not missed. */
let running: Promise<() => void> | undefined;

/** Starts the scripts that the build allows, or ends them. */
export async function serveMarketing(granted: boolean, scripts: readonly string[]): Promise<void> {
  allowCampaign(granted);
  const before = running;
  running = undefined;
  (await before?.catch(() => undefined))?.();
  if (!granted || running) return;
  running = runScripts(scripts).then(end => {
    const silence = tellSteps();
    return () => {
      silence();
      end();
    };
  });
  await running;
}

/** Tells the scripts what happens from now on; returns the way to stop. */
function tellSteps(): () => void {
  let now = stepAt(window.location.pathname);
  const told = new Set<string>();
  const view = () => now && tellTags({ event: "step_view", ...now });
  const accepted = ({ reference }: { reference: string | null }) => {
    if (!reference || told.has(reference)) return;
    told.add(reference);
    tellTags({ event: "lead_accepted" });
  };
  view();
  const stops = [
    globalHistory.listen(({ location, action }) => {
      const before = now;
      now = stepAt(location.pathname);
      // An answered question leads on to a later chapter; so may the history of the browser.
      if (action === "PUSH" && before && now && now.chapter > before.chapter && asks(before.step))
        tellTags({ event: "step_complete", ...before });
      if (now?.step !== before?.step) view();
    }),
    onSent(accepted),
    onNews(news => news.kind === "accepted" && accepted(news)),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

const asks = (id: StepId) => stepOf(id).validation !== undefined;

function stepAt(pathname: string) {
  const found = steps.find(({ path }) => path === splitPath(pathname).path);
  return found && { step: found.id, chapter: stepOf(found.id).chapter };
}
