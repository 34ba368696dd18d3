import { navigate } from "gatsby";
import { type ReactNode, useEffect, useLayoutEffect, useState } from "react";
import type { BrokerManifest } from "../brokers/brokerManifest";
import { getDraft } from "../draft/draftStore";
import { firstUnanswered } from "../flow/reachable";
import type { StepId } from "../flow/step";
import { stepOf } from "../flow/stepOf";
import { steps } from "../flow/steps";
import { useText } from "../i18n/useText";
import { Notice } from "../ui/Notice";
import { Aside } from "./Aside";
import { Layout } from "./Layout";
import { Stepper } from "./Stepper";
import * as styles from "./StepPage.module.css";
import { useBrokerLink } from "./useBrokerLink";
import { useHeadingFocus } from "./useHeadingFocus";

interface Props {
  id: StepId;
  brokers: BrokerManifest;
  /** The step's own content, heading included. */
  children: ReactNode;
}

/** Only the first page of a visit is hydrated; later ones may ask storage while rendering. */
let arrived = false;
const useBrowserLayoutEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;

/** A question step in its surroundings. A deep link that came too early leads to the open question. */
export function StepPage({ id, brokers, children }: Props) {
  const t = useText();
  const step = stepOf(id);
  const late = () => firstUnanswered(step, steps, getDraft().answers);
  const [redirect, setRedirect] = useState(() => (arrived ? late() : undefined));
  useBrowserLayoutEffect(() => {
    const open = late();
    setRedirect(open);
    if (open) navigate(open.path, { replace: true });
    else delete document.documentElement.dataset.late;
    arrived = true;
    // Asked on arriving only: answers that change while one is here do not throw one out.
    // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  }, [id]);
  useHeadingFocus(id);
  const { unknown } = useBrokerLink(brokers);
  return (
    <Layout progress={<Stepper steps={steps} chapter={step.chapter} />}>
      <div className={styles.page}>
        <div className={`wrap ${styles.grid}`}>
          <main className={styles.main} id="inhoud">
            <Notice>{unknown && t("broker.unknownLink")}</Notice>
            {redirect ? null : children}
          </main>
          <Aside chapter={step.chapter} />
        </div>
      </div>
    </Layout>
  );
}
