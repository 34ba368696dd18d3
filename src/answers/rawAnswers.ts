/** What a form holds, as typed: text, several ticked boxes, or the named boxes of one question. */
export type RawAnswers = Record<string, string | string[] | Record<string, string>>;
