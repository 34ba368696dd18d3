import { type ReactNode, useEffect } from "react";
import { neighbours } from "../flow/neighbours";
import { stepOf } from "../flow/stepOf";
import type { TextKey } from "../i18n/textKey";
import { useText } from "../i18n/useText";
import { PrevNext } from "../layout/PrevNext";
import { useSteps } from "../navigation/useSteps";
import { ErrorSummary } from "../ui/ErrorSummary";
import { Notice } from "../ui/Notice";
import { EraseAnswers } from "./EraseAnswers";
import * as styles from "./StepForm.module.css";
import type { useStepForm } from "./useStepForm";

interface Props {
  of: Omit<ReturnType<typeof useStepForm>, "field" | "choices" | "options">;
  title: TextKey;
  lead: TextKey;
  children: ReactNode;
  ownNext?: boolean;
}

/** The frame of every question step: problems, heading, questions, next and previous. */
export function StepForm({ of, title, lead, children, ownNext }: Props) {
  const t = useText();
  const steps = useSteps();
  const { previous, next } = neighbours(stepOf(of.id, steps), steps);
  const wrong = of.errors.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts of one page do not change
  useEffect(() => {
    if (!wrong) return;
    const before = document.title;
    document.title = t("site.titleWithError", { title: before });
    return () => {
      document.title = before;
    };
  }, [wrong]);
  return (
    <>
      <ErrorSummary errors={of.errors} attempt={of.attempt} />
      <h1 tabIndex={-1}>{t(title)}</h1>
      <p className={styles.lead}>{t(lead)}</p>
      {!ownNext && <p className={styles.note}>{t("form.allRequired")}</p>}
      <form id="step-form" method="post" noValidate {...of.form}>
        {children}
        <Notice>{of.waiting && t(of.waiting)}</Notice>
        <PrevNext previous={previous} next={ownNext ? undefined : next} nextDisabled={of.slow} />
        <EraseAnswers />
      </form>
    </>
  );
}
