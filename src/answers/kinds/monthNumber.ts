import { typedDigits } from "./typedDigits";

const fold = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

let known: { name: string; month: number }[] | undefined;

/** Month names in the country's languages, the kit's and the page's. */
const names = () =>
  ["nl", "fr", "de", "it", "en", globalThis.document?.documentElement.lang || "nl"].flatMap(
    language =>
      Array.from({ length: 12 }, (_, i) => ({
        name: fold(new Date(2026, i).toLocaleString(language, { month: "long" })),
        month: i + 1,
      })),
  );

/**
 * 1 to 12 for a typed month (`3`, `03`, `maart`, `mrt`, `Maa.`, `mars`, `März`); undefined when unknown or
 * ambiguous (`jui` begins juin and juillet).
 */
export function monthNumber(typed: string): number | undefined {
  const text = fold(typedDigits(typed)).replace(/\.$/, "");
  if (/^(?:0?[1-9]|1[0-2])$/.test(text)) return Number(text);
  if (text === "mrt" || text === "mrz") return 3;
  if (text.length < 3) return undefined;
  known ??= names();
  const [meant, ...others] = known.filter(({ name }) => name.startsWith(text));
  return others.every(({ month }) => month === meant?.month) ? meant?.month : undefined;
}
