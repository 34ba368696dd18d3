/** Like the package in production; the router passes a plain text. */
export default function invariant(condition: unknown, text: string): void {
  if (!condition) throw new Error(text);
}
