import type { Broker } from "./broker";
import { mailLink, telLink, websiteLink } from "./contactLinks";

const mostBytes = 75;
const bytes = new TextEncoder();

/** A value as vCard writes it: its own separators and line breaks are escaped, other control characters go. */
const escaped = (text: string) =>
  text
    .replace(/[\\,;]/g, "\\$&")
    .replace(/\r\n|\r|\n/g, "\\n")
    .replace(/\p{Cc}/gu, "");

/** Lines of at most 75 bytes, continued after a space; no character is cut. */
function folded(line: string): string {
  let lines = "";
  let room = mostBytes;
  for (const character of line) {
    const size = bytes.encode(character).length;
    if (size > room) {
      lines += "\r\n ";
      room = mostBytes - 1;
    }
    lines += character;
    room -= size;
  }
  return lines;
}

/**
 * An office for the address book of a phone: vCard 3.0 (RFC 2426), which all of them read, in UTF-8. Only what is
 * known, and of links only what the card links too.
 */
export function vCard(broker: Broker): string {
  const { name, street, municipality, postcode, phone, email, website } = broker;
  const tel = telLink(phone)?.slice("tel:".length);
  const mail = mailLink(email) && email?.trim();
  const site = websiteLink(website);
  const place = ["", "", street ?? "", municipality ?? "", "", postcode, "België"];
  const lines = [
    "BEGIN:VCARD",
    "VERSION:3.0",
    // A company: no family name, so its whole name is the given one, as address books expect beside ORG.
    `N:;${escaped(name)};;;`,
    `FN:${escaped(name)}`,
    `ORG:${escaped(name)}`,
    tel && `TEL;TYPE=WORK,VOICE:${tel}`,
    mail && `EMAIL;TYPE=INTERNET,WORK:${escaped(mail)}`,
    `ADR;TYPE=WORK:${place.map(escaped).join(";")}`,
    site && `URL:${site}`,
    "END:VCARD",
  ];
  return lines.map(line => (line ? `${folded(line)}\r\n` : "")).join("");
}
