import { foldName } from "../places/foldName";

/** Letters that Unicode does not decompose into a letter and a mark. */
const ligatures: Record<string, string> = { ß: "ss", æ: "ae", ø: "o", ł: "l" };

/** A name as plain lower-case words: "D’Hondt & Zn." becomes d, hondt, en, zn. */
export function nameWords(name: string): string[] {
  return foldName(name)
    .replace(/[ßæøł]/g, letter => ligatures[letter] ?? letter)
    .replace(/&/g, " en ")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== "");
}

/** The words, and two or three neighbours joined: De Smet is also Desmet. */
export function joinedWords(words: readonly string[]): string[] {
  return [1, 2, 3].flatMap(n =>
    words.slice(0, words.length - n + 1).map((_, i) => words.slice(i, i + n).join("")),
  );
}
