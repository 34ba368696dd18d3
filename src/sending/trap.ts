/** A field name that browsers' autofill does not know. */
export const trapName = "bijzonderheden";

/** Whether the honeypot was filled. Clears it, so that a second press gets through if autofill filled it. */
export function takeTrap(): boolean {
  const field = document.querySelector<HTMLInputElement>(`[name="${trapName}"]`);
  const filled = Boolean(field?.value);
  if (field) field.value = "";
  return filled;
}
