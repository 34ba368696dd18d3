import { pageForms } from "./formsOf";

/** A number from 0 with this many decimals, as the page's language writes it: "12.345", "1,5". */
export function readableNumber(value: number, decimals = 0): string {
  const { decimal, group, groupedFrom } = pageForms();
  const [whole = "", part] = value.toFixed(decimals).split(".");
  const grouped = whole.length < groupedFrom ? whole : whole.replace(/\B(?=(?:\d{3})+$)/g, group);
  return part ? grouped + decimal + part : grouped;
}
