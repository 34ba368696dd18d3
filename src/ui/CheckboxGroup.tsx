import * as styles from "./Card.module.css";
import { ChoiceCard } from "./ChoiceCard";
import { Field } from "./Field";
import type { Question } from "./question";

interface Props extends Question<"min" | "max"> {
  choices: readonly { value: string; title: string; description?: string }[];
  two?: boolean;
}

/** Any of several choices, as cards. */
export function CheckboxGroup({ choices, two, ...question }: Props) {
  const { name, required = true, invalid } = question;
  return (
    <Field {...question} group>
      <div
        className={`${styles.cards} ${two ? styles.two : ""}`}
        // `required` on each box would require all of them.
        data-required={required || undefined}
      >
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
