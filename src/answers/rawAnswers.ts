/** A form's answers as typed: text, a checkbox group, or a question's named boxes. */
export type RawAnswers = Record<string, string | string[] | Record<string, string>>;
