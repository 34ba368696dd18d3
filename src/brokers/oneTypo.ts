/**
 * Whether `typed` is `word`, or with `start` its beginning, with at most one letter wrong, missing, added or
 * swapped with its neighbour. One edit always fits at the first difference, so no distance table is needed.
 */
export function oneTypo(typed: string, word: string, start: boolean): boolean {
  let i = 0;
  while (i < typed.length && typed[i] === word[i]) i++;
  const rest = (fromTyped: number, fromWord: number) =>
    start
      ? word.startsWith(typed.slice(fromTyped), fromWord)
      : word.slice(fromWord) === typed.slice(fromTyped);
  const swapped = typed[i] === word[i + 1] && typed[i + 1] === word[i] && i + 1 < typed.length;
  return rest(i + 1, i + 1) || rest(i, i + 1) || rest(i + 1, i) || (swapped && rest(i + 2, i + 2));
}
