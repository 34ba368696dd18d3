import * as v from "valibot";
import { expect, it } from "vitest";
import { csvTexts } from "../../../scripts/texts/csvTexts.mjs";
import { mailLink, mapsLink, telLink, websiteLink } from "../../../src/brokers/contactLinks";
import { nameWords } from "../../../src/brokers/nameWords";
import { openingHours } from "../../../src/brokers/openingHours";
import { readableHours } from "../../../src/brokers/readableHours";
import { vatDigits } from "../../../src/brokers/searchByVat";
import { brokerRow } from "../../../src/brokers/source/brokerRow";
import { csvRows } from "../../../src/brokers/source/csvRows";
import { jsonRows } from "../../../src/brokers/source/jsonRows";
import { takeParameters } from "../../../src/draft/arrival";
import { fits } from "../../../src/i18n/fits";
import { placeholders } from "../../../src/i18n/placeholders.mjs";
import { checkProof } from "../../../src/inbox/checkProof";
import { clientOf } from "../../../src/inbox/clientOf";
import { inboxSettings } from "../../../src/inbox/inboxSettings";
import { matchPlaces } from "../../../src/places/findPlace";
import { foldName } from "../../../src/places/foldName";
import { readPlaces } from "../../../src/places/readPlaces";
import { checkConfig } from "../../../src/settings/checkConfig";
import { readConfig } from "../../../src/settings/readConfig";
import { readScripts } from "../../../src/settings/readScripts";
import { scrub } from "../../../src/telemetry/scrub";
import { shortName } from "../../../src/ui/shortName";
import { growsTooFast, hostileTexts, type Parser } from "../../support/hostileText";

const places = readPlaces(process.cwd());
const settings = inboxSettings({});
const request = (name: string, value: string) =>
  ({ socket: { remoteAddress: "127.0.0.1" }, headers: { [name]: value } }) as never;
const proxies = inboxSettings({ LEADS_TRUSTED_PROXIES: "127.0.0.1" });
const columns = Object.keys(brokerRow.entries);
/** A text that is refused as a whole has been read. */
const orRefused = (parse: (text: string) => unknown) => (text: string) => {
  try {
    return parse(text);
  } catch (error) {
    return error;
  }
};

/** Everything that reads a text which was written elsewhere. */
const parsers: Record<string, Parser> = {
  "a broker's row": [
    text => v.safeParse(brokerRow, Object.fromEntries(columns.map(name => [name, text]))),
    ["ma ", "\n"],
    ["https://", ".be"],
    ["a@", ".b"],
    ["a", ".svg"],
  ],
  "brokers as CSV": [
    orRefused(csvRows),
    ["id;name;postcode\n", ""],
    ['id,name,postcode\n"', ""],
    ["id;name;postcode\na;", ";9000"],
  ],
  "brokers as JSON": [orRefused(jsonRows), ['[{"id":"', '"}]'], ["[", "]"]],
  hours: [
    text => openingHours(text, 1, 600),
    ["ma", "\n"],
    ["ma ", "09:00-12:00"],
    ["ma-", "vr 9"],
  ],
  "hours to read": [readableHours, ["ma 09:00", "x"]],
  "a phone link": [telLink, ["+32", "(0)"], ["0", "x"]],
  "a mail link": [mailLink, ["a@", ".b"], ["", "@b.be"]],
  "a website": [websiteLink, ["https://", ".be"], ["https://a", ""]],
  "an address on the map": [
    text => mapsLink({ street: text, postcode: "9000", municipality: text }),
  ],
  "a broker's name": [nameWords],
  "an enterprise number to look for": [vatDigits, ["BE", "0"]],
  "a place to look for": [text => matchPlaces(places, text), ["9000", "Gent"], ["sint", ""]],
  "a place's name": [foldName],
  "a text of a host": [text => fits(text, "Dag {{name}}"), ["Dag {{name}}{{", "}"], ["{{", "}}"]],
  "places for values in a text": [placeholders, ["{{", "}"], ["{{a", "}}"]],
  "texts as CSV": [
    orRefused(text => csvTexts(text, new Map([["common", { a: "b" }]]))),
    ["key;screen;text\n", ""],
    ['key,screen,text\n"', ""],
  ],
  "config.json at build": [checkConfig, ['{"lead":{"endpoint":"', '"}}'], ['{"', '":1}']],
  "config.json in the browser": [
    text =>
      readConfig({
        lead: { endpoint: text },
        translations: { loadPath: text },
        telemetry: { serverUrl: text },
      }),
    ["{{ns}}", "{{"],
    ["https://", ""],
  ],
  "addresses of scripts": [orRefused(readScripts), ["https://", ","], ["[", "]"]],
  "an address that was followed": [
    orRefused(text => takeParameters(`https://a.example/?${text}`)),
    ["makelaar=", ""],
    ["utm_", "=1"],
  ],
  "who handed a request on": [
    text => clientOf(request("x-forwarded-for", text), proxies),
    ["[", "]:80"],
    ["1.", ""],
  ],
  "who handed a request on, in the newer header": [
    text => clientOf(request("forwarded", text), { ...proxies, header: "forwarded" }),
    ["for=", ";"],
    [";", "for="],
  ],
  "the sender with no proxy": [text => clientOf(request("x-forwarded-for", text), settings)],
  "a proof of work": [text => checkProof(text, "{}"), ["1-", "-a-0.1"], ["1-1-a-0.", ""]],
  "what is to be measured": [
    text => scrub({ text }, ["Peeters"]),
    ["", "@"],
    ["a@", ""],
    ["/", "?"],
    ["https://", "#"],
    ["0", "x"],
  ],
  "the name of a file": [text => shortName(text, 48), ["", ".pdf"], [".", ""]],
};

it.each(Object.entries(parsers))(
  "100 kB of anything takes no more time than its length explains: %s",
  (_, [parse, ...almost]) => {
    for (const [name, make] of hostileTexts(almost))
      expect(growsTooFast(parse, make), name).toBe(false);
  },
);
