import { Fragment, type ReactNode } from "react";
import * as styles from "./Card.module.css";
import { ChoiceCard } from "./ChoiceCard";
import { Field } from "./Field";
import type { Question } from "./question";

export interface Choice {
  value: string;
  title: string;
  description?: string;
  picture?: ReactNode;
  /** A question that opens below this choice. */
  reveal?: ReactNode;
}

interface Props extends Question {
  choices: readonly Choice[];
  /** Two columns from tablet width. */
  two?: boolean;
}

/** One of several choices, as cards; none preselected. */
export function Radio({ choices, two, ...question }: Props) {
  const { name, required = true, invalid } = question;
  return (
    <Field {...question} group>
      <div className={`${styles.cards} ${two ? styles.two : ""}`}>
        {choices.map(({ value, title, description, picture, reveal }, i) => (
          <Fragment key={value}>
            <ChoiceCard
              type="radio"
              id={i ? `${name}-${value}` : name}
              name={name}
              value={value}
              picture={picture}
              required={required}
              aria-invalid={invalid ? true : undefined}
            >
              <span className={styles.title}>{title}</span>
              {description && <span className={styles.description}>{description}</span>}
            </ChoiceCard>
            {reveal}
          </Fragment>
        ))}
      </div>
    </Field>
  );
}
