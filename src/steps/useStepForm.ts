import { type FormEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { fillForm } from "../answers/fillForm";
import type { RawAnswers } from "../answers/rawAnswers";
import { readClosed } from "../answers/readClosed";
import { readForm } from "../answers/readForm";
import type { Draft } from "../draft/draft";
import { getDraft, saveAnswers, saveTyped } from "../draft/draftStore";
import { loadRules } from "../flow/loadRules";
import { neighbours } from "../flow/neighbours";
import type { QuestionId } from "../flow/step";
import { stepOf } from "../flow/stepOf";
import type { TextKey } from "../i18n/textKey";
import { visit } from "../layout/visit";
import { visitSteps } from "../layout/visitSteps";
import { afterPaint } from "../settings/afterPaint";
import { fromHistory } from "./fromHistory";
import type { Messages } from "./messageKey";
import { releaseHeldSubmit } from "./releaseHeldSubmit";
import { useFirstTouch } from "./useFirstTouch";
import { useProblems } from "./useProblems";

interface Options {
  /** A reason to wait although all answers are fine. */
  interruption?: TextKey;
  /** Instead of going to the next page: the last step sends. */
  onPass?: (onRefused: () => void) => void;
  /** What stands in the form when the visitor has not answered yet. */
  initial?: (draft: Draft) => RawAnswers;
}

/** One form of the flow: kept on every change, checked on next, corrected live after that. */
export function useStepForm(
  id: QuestionId,
  messages: Messages,
  { interruption, onPass, initial }: Options = {},
) {
  const ref = useRef<HTMLFormElement>(null);
  const { attempt, errors, messageOf, ...problems } = useProblems(id, messages);
  const [waiting, setWaiting] = useState<TextKey>();
  // Filled when this turn is over: by then all parts have drawn the draft, and what depends on it (the
  // options of a dropdown, a pinned card) is there to be filled.
  const filled = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is live
  useEffect(() => {
    const fill = () => {
      const form = ref.current;
      if (!form) return;
      const draft = getDraft();
      const kept = draft.answers[id];
      fillForm(form, { ...initial?.(draft), ...kept }, kept && fromHistory());
      filled.current = true;
      keep(form);
      problems.showRefusal();
      releaseHeldSubmit(form);
    };
    // Until then the browser may still put back what it knows.
    if (fromHistory() && document.readyState !== "complete")
      window.addEventListener("pageshow", fill, { once: true });
    else queueMicrotask(fill);
  }, []);
  useFirstTouch(async () => {
    const { mayLeave } = await loadRules();
    // The first check takes longest, since all patterns are made for it: once, while nobody waits.
    const idle = window.requestIdleCallback ?? setTimeout;
    idle(() => mayLeave(stepOf(id), {}));
  });

  const read = (form: HTMLFormElement) => ({ ...readClosed(form), ...readForm(form) });
  const keep = (form: HTMLFormElement) => saveAnswers(id, read(form));

  // The browser may fill in without telling; leaving a box keeps what stands there.
  const onBlur = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    if (filled.current && !(target instanceof HTMLButtonElement)) keep(currentTarget);
  };

  const onInput = ({ currentTarget: form, target, nativeEvent }: FormEvent<HTMLFormElement>) => {
    // A field that fills itself in early must not replace what was kept by a form that is still empty.
    if (!filled.current) return;
    problems.answered((target as HTMLInputElement).name);
    // A letter is painted first; a choice, which may open a question, counts at once.
    if ("inputType" in nativeEvent) {
      saveTyped(id, () => read(form));
      afterPaint(() => problems.correct(() => readForm(form)));
    } else {
      keep(form);
      problems.correct(() => readForm(form));
    }
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    keep(event.currentTarget);
    const raw = readForm(event.currentTarget);
    const rules = await loadRules().catch(() => null);
    const leaving = rules?.mayLeave(stepOf(id), raw, interruption) ?? {
      kind: "interrupted",
      reason: "form.offline",
    };
    // At once and as a whole: left to itself React would draw what comes of a promise in pieces.
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
    /** The reason to wait, once next was pressed. */
    waiting: interruption || waiting === "form.offline" ? waiting : undefined,
    form: { ref, onBlur, onInput, onSubmit },
    /** Name and error of a question, for its field. */
    field: (name: string) => ({ name, invalid: messageOf(name) }),
  };
}
