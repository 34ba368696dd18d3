export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Controls whose value is saved; files are not. */
export const controlsOf = (form: HTMLFormElement): Control[] =>
  ([...form.elements] as Control[]).filter(element =>
    element.matches("input[name]:not([type=file]), select[name], textarea[name]"),
  );

export const isTickable = (control: Control): control is HTMLInputElement =>
  control.type === "radio" || control.type === "checkbox";

/** Controls that differ from the built page: the visitor answered, or the browser did. */
export const touched = (form: HTMLFormElement): Control[] =>
  controlsOf(form).filter(control => {
    if (isTickable(control)) return control.checked !== control.defaultChecked;
    return control instanceof HTMLSelectElement
      ? control.value !== ""
      : control.value !== control.defaultValue;
  });
