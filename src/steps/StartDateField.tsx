import { wrongDateParts } from "../answers/kinds/wrongDateParts";
import { useDraft } from "../draft/useDraft";
import { useText } from "../i18n/useText";
import { DateInput } from "../ui/DateInput";

interface Props {
  name: string;
  invalid?: string;
}

/** From when. Follows what is typed in it by itself, so that a key does not draw the whole step. */
export function StartDateField(field: Props) {
  const t = useText();
  const startDate = useDraft(({ answers }) => answers.insuranceChoice?.startDate);
  return (
    <DateInput
      {...field}
      wrong={wrongDateParts(startDate)}
      label={t("insuranceChoice.startDate.label")}
      hint={t("insuranceChoice.startDate.hint", { example: "1 1 2027" })}
      required={false}
    />
  );
}
