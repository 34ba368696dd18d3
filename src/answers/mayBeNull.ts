import type { Question } from "./questions/question";

/** Whether the lead may hold null for a question: not answered, or not asked. Of several choices there are none then. */
export const mayBeNull = ({ kind, optional, when, implied }: Question) =>
  kind !== "choices" && Boolean(optional || (when && !implied));
