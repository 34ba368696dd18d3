import type { Broker } from "../broker";
import { brokersPerFile } from "../brokersPerFile";
import { packBrokers } from "./packBrokers";
import { slices } from "./slices";

/** `vat/<n>.json`, the brokers in order of their numbers, and `vat.json`, the first number of each file. */
export function vatFiles(brokers: readonly Broker[]): Map<string, string> {
  const digits = ({ vat }: Broker) => (vat ?? "").replace(/\D/g, "");
  const key = (broker: Broker) => `${digits(broker)} ${broker.id}`;
  const numbered = brokers
    .filter(({ vat }) => vat !== null)
    .sort((a, b) => (key(a) < key(b) ? -1 : 1));
  const pages = slices(numbered, brokersPerFile.vat);
  return new Map([
    ["vat.json", JSON.stringify(pages.flatMap(([first]) => (first ? digits(first) : [])))],
    ...pages.map((page, i): [string, string] => [`vat/${i}.json`, packBrokers(page)]),
  ]);
}
