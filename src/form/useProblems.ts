import { useEffect, useRef, useState } from "react";
import type { Problems } from "../answers/checkAnswers";
import { questions } from "../answers/questions/questions";
import type { RawAnswers } from "../answers/rawAnswers";
import { refusalTold, takeRefusal } from "../draft/refusal";
import { loadRules } from "../flow/loadRules";
import type { QuestionId } from "../flow/step";
import { stepOf } from "../flow/stepOf";
import { useText } from "../i18n/useText";
import { fieldMessage } from "./fieldMessage";

/** A step's problems, found on next or by the back end; while the visitor types they only become fewer. */
export function useProblems(id: QuestionId) {
  const t = useText();
  const [problems, setProblems] = useState<Problems>({});
  const [attempt, setAttempt] = useState(0);
  /** Refusals by the back end stay until the field changes. */
  const refused = useRef<Problems>({});
  /** The rendered problems, for callbacks of older renders. */
  const drawn = useRef(problems);
  drawn.current = problems;

  const show = (found: Problems) => {
    setProblems(found);
    setAttempt(count => count + 1);
  };

  const showFound = (found: Problems) => {
    const again = some(found) && JSON.stringify(found) === JSON.stringify(drawn.current);
    // Same problems again: no render, only the focus to have them read again.
    if (again && !some(refused.current))
      return document.querySelector<HTMLElement>("[data-error-summary]")?.focus();
    refused.current = {};
    show(found);
  };

  const showRefusal = () => {
    const refusal = takeRefusal(id);
    if (!refusal) return;
    // A copy: `refused` is mutated, state must not be.
    refused.current = { ...refusal };
    show(refusal);
  };

  useEffect(() => {
    if (attempt > 0 && some(refused.current)) refusalTold();
  }, [attempt]);

  const answered = (control: string) => delete refused.current[control.replace(/\..*/, "")];

  /** Removes solved problems; new ones appear on the next attempt only. */
  const correct = async (read: () => RawAnswers) => {
    if (!some(problems)) return;
    const { stillWrong } = await loadRules();
    setProblems(shown => stillWrong(stepOf(id), read(), shown, refused.current));
  };

  const messageOf = (name: string) => fieldMessage(t, id, name, problems, refused.current);
  const errors = Object.keys(questions[id].questions).flatMap(name => {
    const message = messageOf(name);
    return message ? [{ name, message }] : [];
  });
  return { attempt, errors, messageOf, showFound, showRefusal, answered, correct };
}

const some = (problems: Problems) => Object.keys(problems).length > 0;
