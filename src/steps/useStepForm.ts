import { type FormEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Problems } from "../answers/checkAnswers";
import { fillForm } from "../answers/fillForm";
import type { RawAnswers } from "../answers/rawAnswers";
import { readClosed } from "../answers/readClosed";
import { readForm } from "../answers/readForm";
import type { Draft } from "../draft/draft";
import { getDraft, saveAnswers } from "../draft/draftStore";
import { refusalTold, takeRefusal } from "../draft/refusal";
import { loadRules } from "../flow/loadRules";
import { neighbours } from "../flow/neighbours";
import type { QuestionId } from "../flow/step";
import { stepOf } from "../flow/stepOf";
import type { TextKey } from "../i18n/textKey";
import { useText } from "../i18n/useText";
import { visit } from "../layout/visit";
import { visitSteps } from "../layout/visitSteps";
import { fromHistory } from "./fromHistory";
import { type Messages, messageKey } from "./messageKey";
import { releaseHeldSubmit } from "./releaseHeldSubmit";
import { useFirstTouch } from "./useFirstTouch";

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
  const t = useText();
  const ref = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [attempt, setAttempt] = useState(0);
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
      showRefusal();
      releaseHeldSubmit(form);
    };
    // Until then the browser may still put back what it knows.
    if (fromHistory() && document.readyState !== "complete")
      window.addEventListener("pageshow", fill, { once: true });
    else queueMicrotask(fill);
  }, []);
  useFirstTouch(loadRules);

  const keep = (form: HTMLFormElement) => {
    const raw = readForm(form);
    saveAnswers(id, { ...readClosed(form), ...raw });
    return raw;
  };

  /** What the back end refused of this step stands at its field until that is changed. */
  const refused = useRef<Problems>({});
  const showRefusal = () => {
    const refusal = takeRefusal(id);
    if (!refusal) return;
    // A copy: answers change it, and the state is not changed behind React's back.
    refused.current = { ...refusal };
    setProblems(refusal);
    setAttempt(count => count + 1);
  };

  useEffect(() => {
    if (attempt > 0 && Object.keys(refused.current).length > 0) refusalTold();
  }, [attempt]);

  // The browser may fill in without telling; leaving a box keeps what stands there.
  const onBlur = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    if (filled.current) keep(currentTarget);
  };

  const onInput = async (event: FormEvent<HTMLFormElement>) => {
    // A field that fills itself in early must not replace what was kept by a form that is still empty.
    if (!filled.current) return;
    const raw = keep(event.currentTarget);
    delete refused.current[(event.target as HTMLInputElement).name.replace(/\..*/, "")];
    if (Object.keys(problems).length === 0) return;
    const leaving = (await loadRules()).mayLeave(stepOf(id), raw);
    const left = leaving.kind === "problems" ? leaving.problems : {};
    setProblems(shown => {
      const still = Object.entries({ ...refused.current, ...left }).filter(
        ([name]) => name in shown,
      );
      const same = still.every(([name, rule]) => shown[name] === rule);
      return same && still.length === Object.keys(shown).length ? shown : Object.fromEntries(still);
    });
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const raw = keep(event.currentTarget);
    refused.current = {};
    const rules = await loadRules().catch(() => null);
    const leaving = rules?.mayLeave(stepOf(id), raw, interruption) ?? {
      kind: "interrupted",
      reason: "form.offline",
    };
    // At once and as a whole: left to itself React would draw what comes of a promise in pieces.
    flushSync(() => {
      setProblems(leaving.kind === "problems" ? leaving.problems : {});
      setWaiting(leaving.kind === "interrupted" ? (leaving.reason as TextKey) : undefined);
      setAttempt(count => count + 1);
    });
    if (leaving.kind !== "go") return;
    if (onPass) return onPass(showRefusal);
    const { next } = neighbours(stepOf(id, visitSteps()), visitSteps());
    if (next?.external) window.location.assign(next.href);
    else if (next && !(await visit(next.href))) setWaiting("form.offline");
  };

  const messageOf = (name: string) => {
    const key = messageKey(name, problems, messages, refused.current);
    return key && t(key);
  };
  const errors = Object.keys(messages).flatMap(name => {
    const message = messageOf(name);
    return message ? [{ name, message }] : [];
  });
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
