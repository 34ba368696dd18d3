/** A day in the next month, as people type it; no month is called 15, so it shows which is which. */
export function exampleDate(today: Date): string {
  const next = new Date(today.getFullYear(), today.getMonth() + 1, 15);
  return `15 ${next.getMonth() + 1} ${next.getFullYear()}`;
}
