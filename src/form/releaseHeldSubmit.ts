import { marks } from "../marks/marks";

/** Replays a submit that holdEarlySubmit held before hydration. */
export function releaseHeldSubmit(form: HTMLFormElement): void {
  marks().live = "";
  if (marks().held === undefined) return;
  delete marks().held;
  form.requestSubmit();
}
