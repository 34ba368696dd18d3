/** What a terminal would obey instead of show. */
const control = /\p{C}/gu;

/** @param {string} text @param {number} width */
function cell(text, width) {
  const letters = [...text.replace(control, "·")];
  const shown = letters.length > width ? [...letters.slice(0, width - 1), "…"] : letters;
  return shown.join("") + " ".repeat(width - shown.length);
}

/** A table for people, one line per lead. @param {import("./readLeads.mjs").StoredLead[]} stored */
export function leadsTable(stored) {
  const head = ["reference", "received", "name", "postcode", "broker", "test", "documents"];
  const rows = stored.map(
    ({ reference, receivedAt, lead: { person, broker, test, documents } }) => [
      reference,
      receivedAt.replace(/:\d\d\.\d+Z$/, "Z"),
      `${person.firstName} ${person.lastName}`,
      person.postcode,
      broker?.name ?? "no preference",
      test ? "test" : "",
      String(documents.length),
    ],
  );
  const lines = [head, ...rows];
  const widths = head.map((_, column) =>
    Math.min(32, Math.max(...lines.map(line => [...(line[column] ?? "")].length))),
  );
  const text = lines.map(line =>
    line
      .map((value, column) => cell(value, widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  return `${text.join("\n")}\n`;
}
