/** Common mail domains in Belgium. */
const known = [
  "gmail.com",
  "hotmail.com",
  "hotmail.be",
  "outlook.com",
  "outlook.be",
  "live.be",
  "live.com",
  "telenet.be",
  "skynet.be",
  "proximus.be",
  "scarlet.be",
  "yahoo.com",
  "icloud.com",
  "msn.com",
  "gmx.com",
];
/** Providers with a domain per country: any two-letter ending is accepted. */
const everywhere = /^(?:hotmail|outlook|live|yahoo|gmx|msn)\.(?:[a-z]{2}|co\.[a-z]{2})$/;
/** Providers with a single domain. */
const single = ["gmail.com", "telenet.be", "skynet.be", "proximus.be", "scarlet.be", "icloud.com"];
/** Real domains that look like a typo of a known one. */
const others = [
  "mail.com",
  "email.com",
  "ymail.com",
  "fastmail.com",
  "gmx.net",
  "love.com",
  "line.be",
];

/**
 * The probable address when the domain is one typo away from a well-known one (`jan@gmial.com`), else
 * undefined. A hint only: never a reason to refuse.
 */
export function emailCorrection(address: string): string | undefined {
  const typed = address.trim();
  const at = typed.lastIndexOf("@");
  const domain = typed.slice(at + 1).toLowerCase();
  if (
    at < 1 ||
    domain.length > 40 ||
    known.includes(domain) ||
    others.includes(domain) ||
    everywhere.test(domain)
  )
    return undefined;
  const [name] = domain.split(".");
  const meant =
    single.find(candidate => candidate.startsWith(`${name}.`)) ??
    known.find(candidate => slips(domain, candidate) === 1) ??
    known.find(candidate => candidate.length > 8 && slips(domain, candidate) === 2);
  return meant && `${typed.slice(0, at + 1)}${meant}`;
}

/** Edit distance with transpositions (optimal string alignment). */
function slips(typed: string, meant: string): number {
  const rows = [Array.from({ length: meant.length + 1 }, (_, i) => i)];
  const cost = (i: number, j: number) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= typed.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= meant.length; j++) {
      const same = typed[i - 1] === meant[j - 1] ? 0 : 1;
      const swapped = typed[i - 1] === meant[j - 2] && typed[i - 2] === meant[j - 1];
      row.push(
        Math.min(
          cost(i - 1, j) + 1,
          cost(i, j - 1) + 1,
          cost(i - 1, j - 1) + same,
          swapped ? cost(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return cost(typed.length, meant.length);
}
