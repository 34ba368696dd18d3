/** A thing of schema.org, as read. */
export type Thing = Record<string, unknown>;

type Check = (value: unknown) => string[];

const text: Check = value =>
  typeof value === "string" && value.trim() !== "" && !/[<>]|&\w+;/.test(value)
    ? []
    : ["is no plain text"];
const address: Check = value =>
  typeof value === "string" && /^https:\/\/[^/]+\/\S*$/.test(value) ? [] : ["is no whole address"];
const one =
  (type: string): Check =>
  value =>
    faultsOf(value, type);
const list =
  (type: string, least: number): Check =>
  value =>
    Array.isArray(value) && value.length >= least
      ? value.flatMap((each, i) => faultsOf(each, type).map(fault => `${i}: ${fault}`))
      : [`has less than ${least} of ${type}`];

/** What schema.org and the readers of search engines need of each type that we use. */
const needed: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  FAQPage: { mainEntity: list("Question", 1) },
  Question: { name: text, acceptedAnswer: one("Answer") },
  Answer: { text },
  BreadcrumbList: { itemListElement: list("ListItem", 2) },
  ListItem: {
    position: value => (Number.isInteger(value) && Number(value) > 0 ? [] : ["is no place"]),
    name: text,
    item: address,
  },
};

/** What is missing or wrong in a thing, or in those inside it; and what it should not have. */
export function faultsOf(value: unknown, type: string): string[] {
  const thing = Object(value) as Thing;
  const fields = needed[type];
  if (!fields || thing["@type"] !== type) return [`${thing["@type"]} is not ${type}`];
  const unknown = Object.keys(thing).filter(name => !name.startsWith("@") && !(name in fields));
  return [
    ...unknown.map(name => `${name} is not of ${type}`),
    ...Object.entries(fields).flatMap(([name, check]) =>
      check(thing[name]).map(fault => `${name} ${fault}`),
    ),
  ];
}
