/**
 * Sorted words as one text: of each the number (base 36) of letters shared with the word before, and its other letters.
 * No word may hold a space.
 */
export function frontCoded(words: readonly string[]): string {
  return words
    .map((word, i) => {
      const before = words[i - 1] ?? "";
      let shared = 0;
      while (shared < 35 && shared < word.length && word[shared] === before[shared]) shared++;
      return shared.toString(36) + word.slice(shared);
    })
    .join(" ");
}
