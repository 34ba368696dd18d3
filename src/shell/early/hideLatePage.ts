import type { Draft } from "../../draft/draft";
import { draftKey } from "../../draft/draftStorage";
import type { Decisions } from "../../flags/decisions";
import type { QuestionId } from "../../flow/step";
import { marks } from "../../marks/marks";
import { stored } from "./stored";

export type Question = readonly [address: string, id: QuestionId];
/** In the built HTML's order; either of the first two may come first (flow/orderOf). */
export type Questions = readonly [first: Question, second: Question, ...others: Question[]];

/**
 * Marks parts of the built HTML that this visitor would see only briefly before they change, so that styles
 * hide them until hydration: a deep link to a step with earlier steps open, before StepPage redirects
 * (`late`); the search of the broker step, when a broker's link chose the broker (`linked`) or is still being
 * looked up (`following`); the help below the summary, which answers push down (`kept`); progress and
 * buttons, when the questions come in another order (`order`). base.css shows all after 4 s.
 */
export function hideLatePage(
  variants: Decisions,
  [first, second, ...others]: Questions,
  page: string,
): void {
  const draft = stored<Draft>(draftKey);
  const { answers = {}, brokerContext, begunWith = variants["first-step"]?.value } = draft ?? {};
  const turned = begunWith === second[1];
  if (draft) marks().kept = "";
  if (turned) marks().order = "";
  let open = false;
  for (const [address, id] of turned ? [second, first, ...others] : [first, second, ...others]) {
    if (address === page) {
      if (open) marks().late = "";
      if (id === "brokerSearch") {
        const linked = brokerContext?.id;
        if (/[?&;]makelaar=[^&]/i.test(location.search)) marks().following = "";
        else if (linked && (answers[id]?.broker || linked) === linked) marks().linked = "";
      }
    }
    open ||= !answers[id];
  }
}
