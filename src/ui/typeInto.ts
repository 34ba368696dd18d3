/** Sets a control's value and dispatches the events of typing. */
export function typeInto(
  control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
  value: string,
): void {
  control.value = value;
  control.dispatchEvent(new Event("input", { bubbles: true }));
}
