import { trapName } from "./trap";

/** The honeypot: not focusable, and outside the form, so that it is no answer and not autofilled as an address. */
export function Trap() {
  return (
    <p hidden>
      <input name={trapName} form="" autoComplete="off" tabIndex={-1} />
    </p>
  );
}
