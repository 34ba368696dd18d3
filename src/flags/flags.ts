/**
 * Every flag there is, with its values. The first one is the default: what the built pages show, and what stays
 * whenever the host of flags says nothing, or nothing that stands here. The comment of a flag is its line in
 * docs/services.md (`npm run schema`).
 */
export const flags = {
  /** The words of the button on the welcome page: what one gets, or what one has to do. */
  "start-button": ["request", "questions"],
  /** Which of the first two questions comes first; progress, next and previous follow. */
  "first-step": ["insuranceChoice", "familySituation"],
  /** Whether the third step offers to add the present policy. */
  "policy-upload": [true, false],
} as const satisfies Record<string, readonly (string | boolean)[]>;

export type FlagKey = keyof typeof flags;

export type FlagValue<Key extends FlagKey> = (typeof flags)[Key][number];
