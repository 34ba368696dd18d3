/** Props of every kind of question. */
export interface Asked {
  /** The form name; ids derive from it. */
  name: string;
  label: string;
  hint?: string;
  /** Optional questions are marked in words, required ones are not. */
  required?: boolean;
  /** The error message; when set, the answer is not acceptable. */
  invalid?: string;
  /** Only with a reason in the hint. */
  disabled?: boolean;
}

/** What each limit means for which kind: docs/kit.md. */
interface Limits<Bound> {
  min?: Bound;
  max?: Bound;
  minLength?: number;
  /** Native: the browser stops typing there. To show an error instead, use a rule. */
  maxLength?: number;
  pattern?: string;
}
type Limit = keyof Limits<unknown>;

/** Props of a kind that supports these limits; any other limit is a type error. */
export type Question<Known extends Limit = never, Bound = number> = Asked &
  Pick<Limits<Bound>, Known> & { [Other in Exclude<Limit, Known>]?: never };

export type AnyQuestion = Asked & Limits<number | string>;

/** `aria-describedby`: the error, then the hint, then `extra`. */
export function describedBy({ name, hint, invalid }: Asked, extra?: string): string | undefined {
  const ids = [invalid && `${name}-error`, hint && `${name}-hint`, extra].filter(Boolean);
  return ids.length ? ids.join(" ") : undefined;
}

/** A control's attributes. Forms are `noValidate`, so limits here inform (some are not HTML) and rules decide. */
export function controlProps(question: AnyQuestion, extra?: string) {
  const { name, label, hint, required = true, invalid, ...rest } = question;
  return {
    ...rest,
    id: name,
    name,
    required,
    "aria-invalid": invalid ? true : undefined,
    "aria-describedby": describedBy(question, extra),
  };
}
