/** Sets attributes of an element that others render; an empty value takes one away. */
export function setAttributes(element: Element | null, attributes: Record<string, string>): void {
  for (const [name, value] of Object.entries(attributes))
    if (value) element?.setAttribute(name, value);
    else element?.removeAttribute(name);
}
