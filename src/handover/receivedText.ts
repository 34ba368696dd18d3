import { site } from "../settings/site";
import { letterText as t } from "./letterText";

/** When a lead was received, in Belgian time: "27 november 2026 om 22:04 uur". */
export function receivedText(iso: string): string {
  const at = new Date(iso);
  const zone = { timeZone: "Europe/Brussels" } as const;
  return t("handover.receivedAt", {
    date: at.toLocaleDateString(site.language, {
      ...zone,
      day: "numeric",
      month: "long",
      year: "numeric",
    }),
    time: at.toLocaleTimeString(site.language, { ...zone, hour: "2-digit", minute: "2-digit" }),
  });
}
