import { useEffect, useRef, useState } from "react";
import type { Problems } from "../answers/checkAnswers";
import type { RawAnswers } from "../answers/rawAnswers";
import { refusalTold, takeRefusal } from "../draft/refusal";
import { loadRules } from "../flow/loadRules";
import type { QuestionId } from "../flow/step";
import { stepOf } from "../flow/stepOf";
import { useText } from "../i18n/useText";
import { type Messages, messageKey } from "./messageKey";

/** What is wrong with the answers of a step: found on next, or by the back end; fewer while one answers. */
export function useProblems(id: QuestionId, messages: Messages) {
  const t = useText();
  const [problems, setProblems] = useState<Problems>({});
  const [attempt, setAttempt] = useState(0);
  /** What the back end refused of this step stands at its field until that is changed. */
  const refused = useRef<Problems>({});
  /** What the visitor sees, for who asks later than this drawing. */
  const drawn = useRef(problems);
  drawn.current = problems;

  const show = (found: Problems) => {
    setProblems(found);
    setAttempt(count => count + 1);
  };

  /** On next: from here on the rules say it. */
  const showFound = (found: Problems) => {
    const again = some(found) && JSON.stringify(found) === JSON.stringify(drawn.current);
    // The same once more: nothing is to be drawn, only read again.
    if (again && !some(refused.current))
      return document.querySelector<HTMLElement>("[data-error-summary]")?.focus();
    refused.current = {};
    show(found);
  };

  const showRefusal = () => {
    const refusal = takeRefusal(id);
    if (!refusal) return;
    // A copy: answers change it, and the state is not changed behind React's back.
    refused.current = { ...refusal };
    show(refusal);
  };

  useEffect(() => {
    if (attempt > 0 && some(refused.current)) refusalTold();
  }, [attempt]);

  const answered = (control: string) => delete refused.current[control.replace(/\..*/, "")];

  /** Takes away what is right by now; nothing new is said before the next attempt. */
  const correct = async (read: () => RawAnswers) => {
    if (!some(problems)) return;
    const { stillWrong } = await loadRules();
    setProblems(shown => stillWrong(stepOf(id), read(), shown, refused.current));
  };

  const messageOf = (name: string) => {
    const key = messageKey(name, problems, messages, refused.current);
    return key && t(key);
  };
  const errors = Object.keys(messages).flatMap(name => {
    const message = messageOf(name);
    return message ? [{ name, message }] : [];
  });
  return { attempt, errors, messageOf, showFound, showRefusal, answered, correct };
}

const some = (problems: Problems) => Object.keys(problems).length > 0;
