/** What every field kind takes; constraints become native attributes where the element has them. */
export interface Question {
  /** The form name; ids derive from it. */
  name: string;
  label: string;
  hint?: string;
  /** Optional questions are marked in words, required ones are not. */
  required?: boolean;
  /** The message to show; present means the answer is not acceptable. */
  invalid?: string;
  /** Bounds of a number; for files `max` is how many. */
  min?: number;
  max?: number;
  minLength?: number;
  /** Native, so the browser stops typing there. Where too long should be said, leave it to the rule. */
  maxLength?: number;
  pattern?: string;
  /** Only with a reason in the hint. */
  disabled?: boolean;
}

/** `aria-describedby`: the error first, then the hint, then whatever else belongs. */
export function describedBy({ name, hint, invalid }: Question, extra?: string): string | undefined {
  const ids = [invalid && `${name}-error`, hint && `${name}-hint`, extra].filter(Boolean);
  return ids.length ? ids.join(" ") : undefined;
}

/** The attributes that all controls of a question share. */
export function controlProps(question: Question, extra?: string) {
  const { name, required = true, invalid, disabled } = question;
  return {
    id: name,
    name,
    required,
    disabled,
    "aria-invalid": invalid ? true : undefined,
    "aria-describedby": describedBy(question, extra),
  };
}
