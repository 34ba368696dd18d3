/** The address of a script or a style sheet; of other elements none. */
export function codeAddress(target: EventTarget | null): string | undefined {
  if (target instanceof HTMLScriptElement) return target.src;
  if (target instanceof HTMLLinkElement && target.rel === "stylesheet") return target.href;
}
