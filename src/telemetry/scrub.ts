/** Codes and ids of the agent: not personal, and to be left as they are. */
const asItIs = new Set([
  "id",
  "trace_id",
  "transaction_id",
  "parent_id",
  "type",
  "subtype",
  "action",
  "outcome",
]);

const removed = "[removed]";
const email = /[^\s@"'<>()=/&?,;:]+(?:@|%40)[^\s@"'<>()/&?,;:]+\.\w+/gi;
/** `$1` keeps what precedes: Safari before 16.4 has no lookbehind. */
const phone = /(^|[^\w-])(?:\+|00|0)\d(?:[\s./-]?\d){7,10}(?![\w-])/g;
/** Of an address, everything from "?" or "#" on. */
const tail = /((?:https?|blob|file):\/\/[^\s"'<>?#]*|\/[^\s"'<>?#]*)[?#][^\s"'<>)]*/g;
/** The part of the broker list that is fetched reveals where somebody lives. */
const place = /(\/brokers\/[^/\s]+\/)[^\s"'<>)]+/g;

/**
 * A copy in which no text contains a query, a hash, an e-mail address, a phone number, or one of `words`: what was
 * typed in the form, in any case and also URL-encoded.
 */
export function scrub<Part>(part: Part, words: readonly string[]): Part {
  const forms = [...new Set(words.flatMap(formsOf))].sort((a, b) => b.length - a.length);
  return copy(part, forms) as Part;
}

function copy(part: unknown, words: readonly string[]): unknown {
  if (typeof part === "string") return clean(part, words);
  if (Array.isArray(part)) return part.map(each => copy(each, words));
  if (typeof part !== "object" || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) =>
      asItIs.has(name) && typeof value === "string" ? [name, value] : [name, copy(value, words)],
    ),
  );
}

function clean(text: string, words: readonly string[]): string {
  // The patterns take quadratic time.
  if (text.length > 2000) return removed;
  // Before the patterns, which could leave half a word.
  return words
    .reduce((left, word) => left.replace(patternOf(word), `$1${removed}`), text)
    .replace(/^(Unhandled promise rejection: )[[{].*$/s, "$1<object>")
    .replace(tail, "$1")
    .replace(place, "$1…")
    .replace(email, removed)
    .replace(phone, `$1${removed}`);
}

/** Short words match only as a whole: "gent" is part of "agent". */
function patternOf(word: string): RegExp {
  const exact = word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const alone = word.length < 8;
  return new RegExp(alone ? `(^|[^\\p{L}\\p{N}])${exact}(?![\\p{L}\\p{N}])` : `()${exact}`, "giu");
}

/** A word as typed, JSON-escaped and URL-encoded. Two letters would match everywhere. */
function formsOf(word: string): string[] {
  const plain = word.trim().toLowerCase();
  if (plain.length < 3) return [];
  const inJson = JSON.stringify(plain).slice(1, -1);
  return [plain, plain.normalize("NFC"), inJson, uri(plain), uri(plain).replaceAll("%20", "+")];
}

function uri(text: string): string {
  try {
    return encodeURIComponent(text).toLowerCase();
  } catch {
    return text;
  }
}
