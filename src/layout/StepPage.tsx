import { type ReactNode, useEffect, useLayoutEffect, useState } from "react";
import { getDraft } from "../draft/draftStore";
import { seeFlag } from "../flags/decisions";
import { loadRules } from "../flow/loadRules";
import { isReachable } from "../flow/reachable";
import type { Step, StepId } from "../flow/step";
import { stepOf } from "../flow/stepOf";
import { stepperStates } from "../flow/stepperStates";
import { useText } from "../i18n/useText";
import { marks } from "../marks/marks";
import { goTo } from "../navigation/goTo";
import { useHeadingFocus } from "../navigation/useHeadingFocus";
import { useSteps } from "../navigation/useSteps";
import { visitSteps } from "../navigation/visitSteps";
import { whenIdle } from "../timing/whenIdle";
import { Aside } from "./Aside";
import { Layout } from "./Layout";
import * as styles from "./StepPage.module.css";
import { Stepper } from "./Stepper";

interface Props {
  id: StepId;
  /** The step's content, including its heading. */
  children: ReactNode;
}

/** Only the first page of a visit is hydrated; later ones may read storage while rendering. */
let arrived = false;
const useBrowserLayoutEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;

/** The page of a question step. A deep link that comes too early redirects to the first open question. */
export function StepPage({ id, children }: Props) {
  const t = useText();
  const steps = useSteps();
  const step = stepOf(id, steps);
  // Not the rendered steps: the first render has the order of the static HTML.
  const reachable = () => isReachable(stepOf(id, visitSteps()), visitSteps(), getDraft().answers);
  const [open, setOpen] = useState(() => !arrived || reachable());
  // Checked on arrival only: later changes do not redirect.
  useBrowserLayoutEffect(() => {
    arrived = true;
    const begun = reachable();
    setOpen(begun);
    if (begun) delete marks().late;
    const now = stepOf(id, visitSteps());
    // A visitor without answers sees which question comes first.
    if (now.chapter === 1 && !getDraft().begunWith) seeFlag("first-step");
    if (!now.validation || now.chapter === 1) return;
    let here = true;
    const check = async () => {
      const open = await firstOpen(now);
      if (here && open) goTo(open.path, { replace: true });
    };
    // Answers that were all given are seldom wrong. The page comes first, and the rules are read before they are used:
    // each takes a phone a twentieth of a second.
    if (begun) whenIdle(() => loadRules().then(() => whenIdle(check)));
    else void check();
    return () => {
      here = false;
    };
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
          <Aside chapter={step.chapter} last={step.chapter === total} />
        </div>
      </div>
    </Layout>
  );
}

/** The first step without valid answers; without the rules (offline), the first one never begun. */
async function firstOpen(step: Step): Promise<Step | undefined> {
  const { answers, begunWith } = getDraft();
  const steps = visitSteps();
  try {
    if (begunWith) return (await loadRules()).firstUnanswered(step, steps, answers);
  } catch {
    if (isReachable(step, steps, answers)) return undefined;
  }
  return steps.find(({ validation }) => validation && !(validation in answers));
}
