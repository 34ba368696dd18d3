/** A next pressed before the page was live was held by the inline script; now it counts. */
export function releaseHeldSubmit(form: HTMLFormElement): void {
  const { dataset } = document.documentElement;
  dataset.live = "";
  if (dataset.held === undefined) return;
  delete dataset.held;
  form.requestSubmit();
}
