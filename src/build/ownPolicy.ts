import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { inlineHashes } from "../hosting/inlineHashes";

const charset = /<meta charset="utf-8"\s*\/?>/i;
const written = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/**
 * A page with the part of its policy that its own HTML decides, for hosts that send no headers: which scripts run, and
 * that no text becomes one. Where it may connect to is config.json's to say, which is not the build's.
 */
export function withOwnPolicy(html: string): string {
  const bare = html.replace(written, "");
  const { scripts } = inlineHashes([bare]);
  const policy = [
    `script-src ${["'self'", ...scripts].join(" ")}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types default",
  ].join(";");
  const tag = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return bare.replace(charset, meta => meta + tag);
}

/**
 * Does so for all pages of the build. None where third-party scripts run: what they need is wider, and only the
 * headers of a host can say it (docs/hosting.md).
 */
export async function ownPolicy(root: string): Promise<void> {
  const folder = path.join(root, "public");
  const wide = Boolean(process.env.GATSBY_THIRD_PARTY_SCRIPTS);
  const all = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of all.filter(each => each.isFile() && each.name.endsWith(".html"))) {
    const file = path.join(entry.parentPath, entry.name);
    const html = await readFile(file, "utf8");
    const next = wide ? html.replace(written, "") : withOwnPolicy(html);
    if (next !== html) await writeFile(file, next);
  }
}
