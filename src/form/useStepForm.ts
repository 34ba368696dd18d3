import { type FormEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { RawAnswers } from "../answers/rawAnswers";
import type { Draft } from "../draft/draft";
import { getDraft, saveAnswers, saveTyped } from "../draft/draftStore";
import { loadRules } from "../flow/loadRules";
import { neighbours } from "../flow/neighbours";
import type { QuestionId } from "../flow/step";
import { stepOf } from "../flow/stepOf";
import type { TextKey } from "../i18n/textKey";
import { visit } from "../navigation/visit";
import { visitSteps } from "../navigation/visitSteps";
import { afterTyping } from "../timing/afterTyping";
import { fetchForPress } from "./fetchForPress";
import { fillForm } from "./fillForm";
import { fromHistory } from "./fromHistory";
import { giveBackEarly } from "./giveBackEarly";
import { readClosed, readForm } from "./readForm";
import { releaseHeldSubmit } from "./releaseHeldSubmit";
import { touched } from "./touched";
import { useFields } from "./useFields";
import { useFirstTouch } from "./useFirstTouch";
import { useProblems } from "./useProblems";
import { useSlow } from "./useSlow";

interface Options {
  /** Text key of a reason to wait although all answers are valid. */
  interruption?: TextKey;
  /** Replaces going to the next page: the last step sends. */
  onPass?: (onRefused: () => void) => void;
  /** The page searches with what is typed. */
  searching?: boolean;
  /** Default answers for a step not answered yet. */
  initial?: (draft: Draft) => RawAnswers;
}

/** One form of the flow: saved on every change, checked on next, corrected live after that. */
export function useStepForm<Id extends QuestionId>(
  id: Id,
  { interruption, onPass, searching, initial }: Options = {},
) {
  const ref = useRef<HTMLFormElement>(null);
  const { attempt, errors, messageOf, ...problems } = useProblems(id);
  const [waiting, setWaiting] = useState<TextKey>();
  const { slow, work } = useSlow();
  // Filled in a later task: by then everything has rendered with the draft, so that dependent controls
  // (dropdown options, a pinned card) exist.
  const filled = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is live
  useEffect(() => {
    const fill = () => {
      const form = ref.current;
      if (!form) return;
      giveBackEarly(form);
      const draft = getDraft();
      const kept = draft.answers[id];
      const begun = draft.begunWith || touched(form).length > 0;
      fillForm(form, { ...initial?.(draft), ...kept }, kept && fromHistory());
      filled.current = true;
      // Looking at a question does not begin a draft.
      if (begun) keep(form);
      problems.showRefusal();
      releaseHeldSubmit(form);
    };
    // Until pageshow the browser may restore its own form contents.
    if (fromHistory() && document.readyState !== "complete")
      window.addEventListener("pageshow", fill, { once: true });
    else queueMicrotask(fill);
  }, []);
  useFirstTouch(async () => {
    const { mayLeave } = await loadRules();
    // The first check compiles all patterns: done once while idle.
    const idle = window.requestIdleCallback ?? setTimeout;
    idle(() => mayLeave(stepOf(id), {}));
  });

  const read = (form: HTMLFormElement, open = readForm(form)) => ({ ...readClosed(form), ...open });
  const keep = (form: HTMLFormElement, open?: RawAnswers) => saveAnswers(id, read(form, open));

  // Browsers may autofill without events; blur saves that.
  const onBlur = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    if (
      filled.current &&
      !(target instanceof HTMLButtonElement) &&
      touched(currentTarget).length > 0
    )
      keep(currentTarget);
  };

  const onInput = ({ currentTarget: form, target, nativeEvent }: FormEvent<HTMLFormElement>) => {
    // Autofill before restoring must not overwrite the draft with an otherwise empty form.
    if (!filled.current) return;
    problems.answered((target as HTMLInputElement).name);
    // What is typed is only painted; a choice may open a question, so it is saved at once.
    if ("inputType" in nativeEvent) {
      saveTyped(id, () => read(form), searching);
      afterTyping(id, () => problems.correct(() => readForm(form)));
    } else {
      keep(form);
      problems.correct(() => readForm(form));
    }
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const raw = readForm(event.currentTarget);
    keep(event.currentTarget, raw);
    return work(() => leave(raw));
  };

  const leave = async (raw: RawAnswers) => {
    const rules = await fetchForPress(loadRules);
    const leaving =
      typeof rules === "string"
        ? { kind: "interrupted" as const, reason: rules }
        : rules.mayLeave(stepOf(id), raw, interruption);
    // In one synchronous render: React would spread updates after a promise over several.
    flushSync(() => {
      problems.showFound(leaving.kind === "problems" ? leaving.problems : {});
      setWaiting(leaving.kind === "interrupted" ? (leaving.reason as TextKey) : undefined);
    });
    if (leaving.kind !== "go") return;
    if (onPass) return onPass(problems.showRefusal);
    const { next } = neighbours(stepOf(id, visitSteps()), visitSteps());
    if (next?.external) window.location.assign(next.href);
    else if (next && !(await visit(next.href))) setWaiting("form.offline");
  };

  return {
    id,
    errors,
    attempt,
    /** The next page, or the code for checking this one, takes noticeably long. */
    slow,
    /** The reason to wait, after next was pressed. */
    waiting: interruption || waiting?.startsWith("form.") ? waiting : undefined,
    form: { ref, onBlur, onInput, onSubmit },
    ...useFields(id, messageOf),
  };
}
