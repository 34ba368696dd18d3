/** One row of a table; `href` is a `tel:`, `mailto:` or `https:` link that we made. */
export interface LetterRow {
  term: string;
  value: string;
  href?: string | null;
}

export interface LetterSection {
  heading: string;
  /** In bold, above the rows. */
  lead?: string;
  rows?: LetterRow[];
  /** In order, numbered. */
  steps?: string[];
  notes?: string[];
}

/** What a letter says, before it becomes plain text or HTML. */
export interface Letter {
  subject: string;
  /** What mail programs show beside the subject. */
  preview: string;
  title: string;
  /** Above everything: this is no real request. */
  warning?: string;
  intro: string[];
  /** What the reader needs first. */
  key: LetterRow;
  sections: LetterSection[];
  closing: string[];
}
