import { useText } from "../i18n/useText";
import * as styles from "./Card.module.css";
import { ChoiceCard } from "./ChoiceCard";
import { FieldError } from "./FieldError";
import { controlProps, type Question } from "./question";

/** One sentence to agree with, unchecked. The hint is part of the sentence. */
export function Checkbox({ label, hint, ...question }: Question) {
  const { name, required = true, invalid } = question;
  const t = useText();
  return (
    <>
      {invalid && <FieldError name={name} message={invalid} />}
      <ChoiceCard type="checkbox" value="on" bare {...controlProps({ ...question, label })}>
        {label} {!required && t("form.optional")}
        {hint && <span className={styles.description}>{hint}</span>}
      </ChoiceCard>
    </>
  );
}
