/** Puts a value into a control as if it was typed, so that everyone who listens hears of it. */
export function typeInto(
  control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
  value: string,
): void {
  control.value = value;
  control.dispatchEvent(new Event("input", { bubbles: true }));
}
