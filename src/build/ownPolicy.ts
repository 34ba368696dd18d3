import { inlineHashes } from "../hosting/inlineHashes";
import { editPages } from "./editPages";

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
export const ownPolicy = (root: string): Promise<void> =>
  editPages(
    root,
    process.env.GATSBY_THIRD_PARTY_SCRIPTS ? html => html.replace(written, "") : withOwnPolicy,
  );
