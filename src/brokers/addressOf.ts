import type { Broker } from "./broker";

/** Street, postcode and municipality on one line, without the unknown ones. */
export function addressOf({
  street,
  postcode,
  municipality,
}: Pick<Broker, "street" | "postcode" | "municipality">): string {
  const town = [postcode, municipality?.trim()].filter(Boolean).join(" ");
  return [street?.trim(), town].filter(Boolean).join(", ");
}
