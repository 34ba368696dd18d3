/** A field that no person sees, for programs that fill whatever they find. The name means nothing to
 * a browser that fills forms by itself. */
export const trapName = "bijzonderheden";

/** Whether the field was filled. It is empty afterwards: should somebody's browser have filled it,
 * pressing the button once more is enough. */
export function takeTrap(): boolean {
  const field = document.querySelector<HTMLInputElement>(`[name="${trapName}"]`);
  const filled = Boolean(field?.value);
  if (field) field.value = "";
  return filled;
}
