import { brand } from "../brand/brand";
import type { Letter, LetterRow, LetterSection } from "./letter";
import { letterText as t } from "./letterText";

/** A letter as plain text: the same words in the same order as in HTML. */
export function plainLetter(letter: Letter): string {
  const { legalName, street, town, enterpriseNumber: number } = brand;
  const blocks = [
    ...(letter.warning ? [`*** ${letter.warning} ***`] : []),
    `${letter.title}\n${"=".repeat(letter.title.length)}`,
    ...letter.intro,
    row(letter.key),
    ...letter.sections.map(section),
    "--",
    ...letter.closing,
    t("handover.sender", { legalName, street, town, number }),
  ];
  return `${blocks.join("\n\n")}\n`;
}

function section({ heading, lead, rows = [], steps = [], notes = [] }: LetterSection): string {
  return [
    `${heading}\n${"-".repeat(heading.length)}`,
    ...(lead ? [lead] : []),
    ...rows.map(row),
    ...steps.map((step, i) => `${i + 1}. ${step}`),
    ...notes,
  ].join("\n");
}

/** Further lines of a value are indented: none of them can pass for another row. */
const row = ({ term, value }: LetterRow) => `${term}: ${value.replace(/\r?\n/g, "\n    ")}`;
