/**
 * Every flag there is. The first of its values is the default: what the built pages show, and what stays
 * whenever the host of flags says nothing, or nothing that stands here (docs/services.md lists them).
 */
export const flags = {
  "start-button": {
    values: ["request", "questions"],
    about: "The words of the button on the welcome page: what one gets, or what one has to do.",
  },
  "first-step": {
    values: ["insuranceChoice", "familySituation"],
    about: "Which of the first two questions comes first; progress, next and previous follow.",
  },
  "policy-upload": {
    values: [true, false],
    about: "Whether the third step offers to add the present policy.",
  },
} as const;

export type FlagKey = keyof typeof flags;

export type FlagValue<Key extends FlagKey> = (typeof flags)[Key]["values"][number];
