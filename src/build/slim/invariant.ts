/** As the package of this name in production: the router passes a text, without values to fill in. */
export default function invariant(condition: unknown, text: string): void {
  if (!condition) throw new Error(text);
}
