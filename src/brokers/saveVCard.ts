import type { Broker } from "./broker";
import { vCard } from "./vCard";

/** Letters that every file system takes. */
const fileName = (name: string) =>
  name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^A-Za-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 60) || "kantoor";

/** Downloads the office's card; a phone opens it in its contacts. Needs no connection. */
export function saveVCard(broker: Broker): void {
  const address = URL.createObjectURL(
    new Blob([vCard(broker)], { type: "text/vcard;charset=utf-8" }),
  );
  const link = document.createElement("a");
  link.href = address;
  link.download = `${fileName(broker.name)}.vcf`;
  document.body.append(link);
  link.click();
  link.remove();
  // Safari reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
