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
}

/** `aria-describedby`: the error first, then the hint, then whatever else belongs. */
export function describedBy({ name, hint, invalid }: Question, extra?: string): string | undefined {
  const ids = [invalid && `${name}-error`, hint && `${name}-hint`, extra].filter(Boolean);
  return ids.length ? ids.join(" ") : undefined;
}

/** The attributes that all controls of a question share. */
export function controlProps(question: Question, extra?: string) {
  const { name, required = true, invalid } = question;
  return {
    id: name,
    name,
    required,
    "aria-invalid": invalid ? true : undefined,
    "aria-describedby": describedBy(question, extra),
  };
}
