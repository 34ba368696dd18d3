type Rule = [pattern: string, lines: string[]];

/** `_headers` as rules, in their order. */
function rulesIn(text: string): Rule[] {
  const rules: Rule[] = [];
  for (const line of text.split("\n").filter(each => each.trim() !== "" && !each.startsWith("#")))
    if (/^\s/.test(line)) rules.at(-1)?.[1].push(line.trim());
    else rules.push([line, []]);
  return rules;
}

const fits = (pattern: string, address: string): boolean => {
  const [before = "", after] = pattern.split("*");
  if (after === undefined) return address === pattern;
  return address.startsWith(before) && address.endsWith(after);
};

/**
 * The headers of an address by the rules that Netlify and Cloudflare Pages document: all rules that fit count, values
 * of one name are joined by a comma. On Cloudflare `! name` takes away what came before; limits are checked.
 */
export function readHeaders(text: string, address: string, host: "netlify" | "cloudflare") {
  const rules = rulesIn(text);
  if (host === "cloudflare") {
    if (rules.length > 100) throw new Error(`${rules.length} rules, at most 100`);
    if (text.split("\n").some(line => line.length > 2000)) throw new Error("a line is too long");
    if (rules.some(([pattern]) => pattern.split("*").length > 2)) throw new Error("two splats");
  }
  const found = new Map<string, string>([["Cache-Control", "public, max-age=0, must-revalidate"]]);
  let cached = false;
  for (const [pattern, lines] of rules)
    if (fits(pattern, address))
      for (const line of lines) {
        const [, gone] = /^! (.+)$/.exec(line) ?? [];
        if (gone) {
          if (host === "netlify") throw new Error("Netlify knows no !");
          found.delete(gone);
          continue;
        }
        const [, name = "", value = ""] = /^([^:]+): (.+)$/.exec(line) ?? [];
        const before = name === "Cache-Control" && !cached ? undefined : found.get(name);
        if (name === "Cache-Control") cached = true;
        found.set(name, before === undefined ? value : `${before}, ${value}`);
      }
  return Object.fromEntries(found);
}

/** What `_redirects` makes of an address: the first line that fits, when no file is there or the line insists (`!`). */
export function readRedirects(text: string, address: string, isFile: boolean) {
  for (const line of text.split("\n").filter(each => each !== "")) {
    const [from = "", to = "", status = "301"] = line.split(/\s+/);
    if (isFile && !status.endsWith("!") && !status.startsWith("3")) continue;
    if (fits(from, address)) return { to, status: Number.parseInt(status, 10) };
  }
  return undefined;
}
