import { trapName } from "../draft/trap";

/** A field for programs only: not shown, not read aloud, not reachable by keyboard, and of no form,
 * so that it is no answer and no browser takes it for part of an address. */
export function Trap() {
  return (
    <p hidden>
      <input name={trapName} form="" autoComplete="off" tabIndex={-1} />
    </p>
  );
}
