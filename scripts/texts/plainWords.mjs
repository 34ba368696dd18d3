// The table of words that texts avoid; docs/texts.md says how it is used.

/**
 * A pattern of words, what to write instead, and why where that does not speak for itself.
 * @typedef {{ avoid: RegExp, write: string, why?: string }} Avoided
 */

/** @type {readonly Avoided[]} */
export const avoided = [
  {
    avoid: /(?:niet|kunnen|kon|konden|zijn|is) (?:\p{L}+ )?(?:aangenomen|aannemen)\b/iu,
    write: "konden we niet verwerken",
    why: "in insurance it means refused",
  },
  { avoid: /\b(?:het|de|knop|bestand) zo opnieuw\b/i, write: "straks opnieuw" },
  {
    avoid: /\bvoor u (?=\S+(?: \S+){0,4} (?:drukt|verstuurt|rijdt|tekent)\b|verstuurt|drukt)/i,
    write: "voordat u",
  },
  {
    avoid: /\bEr is een probleem\b/i,
    write: "Kijk dit nog even na, or Er loopt iets mis aan onze kant",
  },
  { avoid: /\bgekend\b/i, write: "bekend, or say what happens: We zoeken een kantoor voor u" },
  { avoid: /\b(?:dichtste)\b/i, write: "dichtstbijzijnde" },
  { avoid: /\boverloop(?:t|en)?\b/i, write: "neemt … met u door" },
  { avoid: /\bte kennen\b/i, write: "te weten over" },
  { avoid: /\btelkens\b/i, write: "elke keer dat, or elke keer" },
  { avoid: /\btoevallig(?:e)? nummer\b/i, write: "willekeurig nummer" },
  { avoid: /\bschrijf naar\b/i, write: "mail naar" },
  { avoid: /\bhou\b/i, write: "houd" },
  {
    avoid: /\bgebruik letters\b/i,
    write: "which characters may: Schrijf … met letters. … mag erbij",
  },
  {
    avoid: /\bverzekerd vanaf(?! de dag)/i,
    write: "Gewenste startdatum",
    why: "nobody is insured by this site",
  },
  {
    avoid: /\bverzekeringsaanvraag\b/i,
    write: "voorstel",
    why: "a signed verzekeringsaanvraag can be a contract",
  },
  {
    avoid: /\bverzekering (?:\p{L}+ )?aan(?:vragen)?(?: bij|\.|$)/iu,
    write: "een voorstel vragen",
    why: "the same",
  },
  {
    avoid: /\b(?:uw|een|de|één) makelaars?\b(?! (?:of|hangt|werkt) )/i,
    write: "kantoor",
    why: "it may be an agent or a subagent",
  },
  {
    avoid: /\bpas als u (?:\p{L}+ ){0,2}polis\b/iu,
    write: "verzekerd vanaf de dag die in de polis staat",
    why: "cover begins on the day that the policy names",
  },
  { avoid: /\bniemand anders\b/i, write: "who does see it" },
  { avoid: /\b(?:je|jij|jou|jouw|jullie)\b/i, write: "u, uw" },
  { avoid: /\bgelieve\b/i, write: "the request itself: Vul … in" },
  { avoid: /\b(?:on)?geldig(?:e)?\b/i, write: "what to do: Kijk … na" },
  { avoid: /\b(?:oeps|sorry|helaas)\b/i, write: "what happened and what to do" },
  {
    avoid:
      /\b(?:middels|teneinde|aangaande|inzake|betreffende|alsmede|tevens|derhalve|dienen te|conform)\b/i,
    write: "met, om, over, ook, dus, moeten, volgens",
  },
  { avoid: /\b(?:indien|reeds|dient|desgevallend|bijgevolg)\b/i, write: "als, al, moet, dus" },
];

/** Long words that may stay: what people here read on letters and in shops, or a name. */
export const familiar = new Set([
  ...[
    "autoverzekering",
    "brandverzekering",
    "computerprogramma",
    "contactgegevens",
    "dichtstbijzijnde",
    "gerechtvaardigd",
  ],
  ...[
    "gegevensbeschermingsautoriteit",
    "klachtenformulier",
    "marketingscripts",
    "ondernemingsnummer",
  ],
  ...["privacyverklaring", "rijksregisternummer", "schermafbeelding", "toegankelijkheid"],
  ...[
    "verantwoordelijk",
    "verzekeringsagent",
    "verzekeringskeuze",
    "woonzorgcentrum",
    "voorbeeldversie",
  ],
]);

/**
 * Keys that may break a rule, each with its reason. One that no longer breaks any is a fault as well.
 * @type {Readonly<Record<string, string>>}
 */
export const excepted = {
  "kit.long": "shows what an overlong text does to a field; it is in previews only",
  "kit.word": "shows what an overlong word does to a field; it is in previews only",
};
