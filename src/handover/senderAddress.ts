import { mailLink } from "../brokers/contactLinks";
import type { MailAddress } from "./handoverMail";
import { oneLine } from "./oneLine";

/** `Naam <adres>` or an address alone; null for anything else. */
export function senderAddress(text: string): MailAddress | null {
  const named = /^([^<>]*)<([^<>]*)>$/.exec(text.trim());
  const address = (named?.[2] ?? text).trim();
  if (!mailLink(address)) return null;
  return { name: oneLine((named?.[1] ?? "").replace(/^\s*"|"\s*$/g, "")), address };
}
