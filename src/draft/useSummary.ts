import { useEffect, useRef, useState } from "react";
import type { toIsoDate } from "../answers/kinds/isoDate";
import type { AnswersSoFar } from "../flow/reachable";
import type { Text } from "../i18n/useText";
import { summarize, summedUp } from "./summarize";
import { useDraft } from "./useDraft";

/** The summary, live. Ignores the broker search, so typing there causes no render. */
export function useSummary(t: Text, documents?: readonly string[]) {
  const last = useRef<AnswersSoFar>({});
  const answers = useDraft(draft => {
    const same = summedUp.every(step => draft.answers[step] === last.current[step]);
    if (!same) last.current = draft.answers;
    return last.current;
  });
  const [read, setRead] = useState<typeof toIsoDate>();
  const dated = summedUp.some(step => Object.values(answers[step] ?? {}).some(isDate));
  // Until the date reader is loaded, or if it never is, dates stay as typed.
  useEffect(() => {
    if (dated)
      import("../answers/kinds/isoDate").then(
        ({ toIsoDate }) => setRead(() => toIsoDate),
        () => {},
      );
  }, [dated]);
  return summarize({ answers }, t, documents, read);
}

const isDate = (answer: unknown) => typeof answer === "object" && !Array.isArray(answer);
