/** Sets attributes on an element that React renders elsewhere; "" removes one. */
export function setAttributes(element: Element, attributes: Record<string, string>): void {
  for (const [name, value] of Object.entries(attributes))
    if (value) element.setAttribute(name, value);
    else element.removeAttribute(name);
}
