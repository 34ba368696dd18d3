import { useText } from "../i18n/useText";
import * as styles from "./Card.module.css";
import { ChoiceCard } from "./ChoiceCard";
import { Field } from "./Field";
import type { Question } from "./question";

interface GroupProps extends Question {
  choices: readonly { value: string; title: string; description?: string }[];
  two?: boolean;
}

/** Any of a few, as cards. */
export function CheckboxGroup({ choices, two, ...question }: GroupProps) {
  const { name, invalid } = question;
  return (
    <Field {...question} group>
      <div className={`${styles.cards} ${two ? styles.two : ""}`}>
        {choices.map(({ value, title, description }, i) => (
          <ChoiceCard
            key={value}
            type="checkbox"
            id={i ? `${name}-${value}` : name}
            name={name}
            value={value}
            aria-invalid={invalid ? true : undefined}
          >
            <span className={styles.title}>{title}</span>
            {description && <span className={styles.description}>{description}</span>}
          </ChoiceCard>
        ))}
      </div>
    </Field>
  );
}

/** One sentence to agree with; unticked, and never a condition. */
export function Checkbox({ name, label, hint, required = true }: Question) {
  const t = useText();
  return (
    <ChoiceCard type="checkbox" id={name} name={name} value="on" bare required={required}>
      {label} {!required && t("form.optional")}
      {hint && <span className={styles.description}>{hint}</span>}
    </ChoiceCard>
  );
}
