import { useEffect, useState } from "react";
import { useDraft } from "../draft/useDraft";
import { loadRules } from "../flow/loadRules";
import { useText } from "../i18n/useText";
import { DateInput } from "../ui/DateInput";
import { useLatePart } from "../ui/useLatePart";
import { exampleDate } from "./exampleDate";

interface Props {
  name: string;
  label: string;
  required: boolean;
  invalid?: string;
}

/** Subscribes to its own answer, so that a key does not re-render the whole step. */
export function StartDateField(field: Props) {
  const t = useText();
  const startDate = useDraft(({ answers }) => answers.insuranceChoice?.startDate);
  // The rules are loaded when the field is invalid: they found it so.
  const { part } = useLatePart(loadRules, field.invalid !== undefined);
  // While hydrating the build's, which is good for a year; then the visitor's.
  const [example, setExample] = useState(`15 1 ${Number(process.env.GATSBY_BUILD_YEAR) + 1}`);
  useEffect(() => setExample(exampleDate(new Date())), []);
  return (
    <DateInput
      {...field}
      wrong={part?.wrongDateParts(startDate)}
      hint={t("insuranceChoice.startDate.hint", { example })}
    />
  );
}
