import type { LetterRow } from "./letter";
import { letterStyles as styles } from "./letterStyles";

/** A value, as a link where there is one. */
export function LetterValue({ value, href }: Omit<LetterRow, "term">) {
  if (!href) return value;
  return (
    <a className="link" href={href} style={styles.link}>
      {value}
    </a>
  );
}

export function LetterTable({ rows }: { rows: readonly LetterRow[] }) {
  return (
    <table style={styles.table} cellPadding={0} cellSpacing={0}>
      <tbody>
        {rows.map(({ term, value, href }) => (
          <tr key={term}>
            <th className="cell term soft line" scope="row" style={styles.term}>
              {term}
            </th>
            <td className="cell value line" style={styles.value}>
              <LetterValue value={value} href={href} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
