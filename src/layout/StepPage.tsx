import { type ReactNode, useEffect, useLayoutEffect, useState } from "react";
import { getDraft } from "../draft/draftStore";
import { seeFlag } from "../flags/decisions";
import { loadRules } from "../flow/loadRules";
import { isReachable } from "../flow/reachable";
import type { Step, StepId } from "../flow/step";
import { stepOf } from "../flow/stepOf";
import { stepperStates } from "../flow/stepperStates";
import { goTo } from "../i18n/goTo";
import { useText } from "../i18n/useText";
import { Aside } from "./Aside";
import { Layout } from "./Layout";
import * as styles from "./StepPage.module.css";
import { Stepper } from "./Stepper";
import { useHeadingFocus } from "./useHeadingFocus";
import { useSteps } from "./useSteps";
import { visitSteps } from "./visitSteps";

interface Props {
  id: StepId;
  /** The step's own content, heading included. */
  children: ReactNode;
}

/** Only the first page of a visit is hydrated; later ones may ask storage while rendering. */
let arrived = false;
const useBrowserLayoutEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;

/** A question step in its surroundings. A deep link that came too early leads to the open question. */
export function StepPage({ id, children }: Props) {
  const t = useText();
  const steps = useSteps();
  const step = stepOf(id, steps);
  // Not those of this render: the first one has the order of the static HTML.
  const reachable = () => isReachable(stepOf(id, visitSteps()), visitSteps(), getDraft().answers);
  const [open, setOpen] = useState(() => !arrived || reachable());
  // Asked on arriving only: answers that change while one is here do not throw one out.
  useBrowserLayoutEffect(() => {
    arrived = true;
    const begun = reachable();
    setOpen(begun);
    if (begun) delete document.documentElement.dataset.late;
    const now = stepOf(id, visitSteps());
    // Who begins here sees which question comes first.
    if (now.chapter === 1 && Object.keys(getDraft().answers).length === 0) seeFlag("first-step");
    if (!now.validation || now.chapter === 1) return;
    firstOpen(now).then(unanswered => unanswered && goTo(unanswered.path, { replace: true }));
  }, [id]);
  const total = stepperStates(steps, step.chapter).length;
  useHeadingFocus(id, t("stepper.position", { value: step.chapter, total }));
  return (
    <Layout progress={<Stepper steps={steps} chapter={step.chapter} />}>
      <div className={styles.page}>
        <div className={`wrap ${styles.grid}`}>
          <main className={styles.main} id="inhoud">
            {open && children}
          </main>
          <Aside chapter={step.chapter} />
        </div>
      </div>
    </Layout>
  );
}

/** The question to go back to. Without the rules (offline) the first one that was never begun. */
async function firstOpen(step: Step): Promise<Step | undefined> {
  const { answers } = getDraft();
  const steps = visitSteps();
  try {
    if (Object.keys(answers).length > 0)
      return (await loadRules()).firstUnanswered(step, steps, answers);
  } catch {
    if (isReachable(step, steps, answers)) return undefined;
  }
  return steps.find(({ validation }) => validation && !(validation in answers));
}
