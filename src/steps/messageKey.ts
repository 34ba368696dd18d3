import type { Problems } from "../answers/checkAnswers";
import type { Rule } from "../answers/rule";
import type { TextKey } from "../i18n/textKey";

/** What to say per field and broken rule. */
export type Messages = Record<string, Partial<Record<Rule, TextKey>>>;

/** What to say at a field; a rule without words of its own is one of the back end, or a missing answer. */
export function messageKey(
  name: string,
  problems: Problems,
  messages: Messages,
  refused: Problems,
): TextKey | undefined {
  const rule = problems[name];
  return (
    rule &&
    (messages[name]?.[rule] ?? (name in refused ? "form.refused" : messages[name]?.required))
  );
}
