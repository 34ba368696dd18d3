import * as v from "valibot";
import { enterpriseNumber } from "../../answers/kinds/enterpriseNumber";
import { composed } from "../../writing/composed";
import type { BrokerColumn } from "../brokerColumns";
import { mailLink, websiteLink } from "../contactLinks";
import { parseHours } from "../parseHours";

/** One line of text: line breaks become spaces; invisible characters, as pasted from pages, are removed. */
const cell = v.pipe(
  v.optional(v.string(), ""),
  v.maxLength(2000, "shorten it"),
  v.transform(text =>
    composed(text)
      .replace(/[\s\p{Cc}]+/gu, " ")
      .replace(/[\p{Cf}\p{Cs}]/gu, "")
      .trim(),
  ),
);
const optional = (good: (text: string) => boolean, repair: string) =>
  v.pipe(
    cell,
    v.check(text => text === "" || good(text), repair),
    v.transform(text => text || null),
  );
const short = (text: string) => text.length <= 200;
const degrees = (min: number, max: number, repair: string) =>
  v.pipe(
    cell,
    // Belgian spreadsheets write decimals with a comma.
    v.transform(text => (text === "" ? null : Number(text.replace(",", ".")))),
    v.check(value => value === null || (value >= min && value <= max), repair),
  );

/** An https address, or an image file beside the source; no path out of that folder. */
function isLogo(text: string): boolean {
  if (/^https:\/\//i.test(text)) return websiteLink(text) !== null;
  return /^(?!.*\.\.)[\w-][\w./ -]*\.(svg|png|jpe?g|webp|gif|avif)$/i.test(text);
}

/** The rule of each column; one that rejects an empty cell is required. Messages say how to repair the value. */
const columns = {
  id: v.pipe(cell, v.regex(/^[a-z0-9-]{1,64}$/, "write 1 to 64 of a-z, 0-9 and -")),
  name: v.pipe(
    cell,
    v.check(
      text => /[\p{L}\p{N}]/u.test(text) && short(text),
      "write the office's name, at most 200 characters",
    ),
  ),
  // Makelaar, agent and subagent are three things in law: none is guessed.
  status: v.pipe(
    cell,
    v.transform(text => text.toLowerCase() || "onbekend"),
    v.picklist(
      ["makelaar", "agent", "subagent", "onbekend"],
      "write makelaar, agent or subagent, or leave it empty",
    ),
  ),
  street: optional(short, "shorten it to 200 characters"),
  postcode: v.pipe(
    cell,
    v.transform(text => text.replace(/^BE?[\s-]*/i, "")),
    v.regex(/^[1-9]\d{3}$/, "write the four digits of a Belgian postcode"),
  ),
  municipality: optional(short, "shorten it to 200 characters"),
  // checkBroker decides: spreadsheets strip the zero, which costs the number, not the broker.
  phone: optional(short, "shorten it to 200 characters"),
  email: optional(
    text => mailLink(text) !== null,
    "write one address, such as naam@voorbeeld.example, or leave it empty",
  ),
  website: optional(
    text => websiteLink(text) !== null,
    "write an http(s) address without user name, or leave it empty",
  ),
  vat: v.pipe(
    optional(
      text => enterpriseNumber(text) !== null,
      "write the enterprise number with its right check digits, such as 0000.000.196, or leave it empty",
    ),
    v.transform(text => text && enterpriseNumber(text)),
  ),
  logo: v.pipe(
    optional(
      isLogo,
      "write an https address or the name of an image file beside the source, or leave it empty",
    ),
    v.transform(text => (text && /^https:/i.test(text) ? websiteLink(text) : text)),
  ),
  lat: degrees(49.3, 51.7, "write degrees north within Belgium, such as 51.05, or leave it empty"),
  lon: degrees(2.4, 6.6, "write degrees east within Belgium, such as 3.72, or leave it empty"),
  hours: optional(
    text => parseHours(text) !== null,
    "write it like ma-vr 09:00-12:00,13:00-17:00; za 09:00-12:00, or leave it empty",
  ),
} satisfies Record<BrokerColumn, v.GenericSchema>;

/** A row of the source. */
export const brokerRow = v.object(columns);
