/**
 * Names with one typo each (letters swapped, dropped, doubled or wrong in the longest word); deterministic.
 * @param {readonly { id: string, name: string }[]} brokers @param {(name: string) => string[]} nameWords
 * @param {number} count
 */
export function typos(brokers, nameWords, count) {
  const step = Math.max(1, Math.floor(brokers.length / count));
  return brokers
    .filter((_, i) => i % step === 0)
    .slice(0, count)
    .map(({ name }, n) => {
      const words = nameWords(name);
      // Prefer the surname: the longest word is often "verzekeringskantoor".
      const word =
        words.filter(one => !common.has(one)).sort((a, b) => b.length - a.length)[0] ??
        words[0] ??
        "";
      const at = 1 + ((n * 7) % Math.max(1, word.length - 2));
      const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
      const wrong = [
        before + after.charAt(0) + letter + after.slice(1),
        before + after,
        before + letter + letter + after,
        before + (letter === "x" ? "y" : "x") + after,
      ][n % 4];
      return {
        name,
        word,
        typed: plain(name).replace(word, wrong ?? ""),
        alone: wrong ?? "",
      };
    })
    .filter(({ word }) => word.length >= 4);
}

const plain = (/** @type {string} */ text) =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const common = new Set(
  "kantoor verzekeringen zakenkantoor verzekeringskantoor assurantien agentschap verzekeringsmakelaar bureau zonen partners dochters groep advies finance consult".split(
    " ",
  ),
);
