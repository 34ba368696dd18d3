import { type FormEvent, useState } from "react";
import type { Claim } from "../delivery/findWaiting";
import { loadWaiting } from "../delivery/loadWaiting";
import { useText } from "../i18n/useText";
import { marks } from "../marks/marks";
import { buttonClass } from "../ui/buttonClass";
import { Input } from "../ui/Input";
import { Notice } from "../ui/Notice";

/** Asks for the e-mail address or phone number of a lead waiting on this device. Without it one learns only that a lead exists. */
export function ClaimLead({ onClaimed }: { onClaimed: () => void }) {
  const t = useText();
  const [found, setFound] = useState<Claim>();
  const claim = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // No step form hydrated in this load, so holdEarlySubmit stored this submit for the next one.
    delete marks().held;
    const contact = String(new FormData(event.currentTarget).get("claimContact"));
    setFound(undefined);
    const { claim } = await loadWaiting();
    const found = await claim(contact);
    setFound(found);
    if (found === "own") onClaimed();
  };
  return (
    <form method="post" noValidate onSubmit={claim}>
      <h2>{t("technicalDifficulties.claim.title")}</h2>
      <Input
        name="claimContact"
        label={t("technicalDifficulties.claim.label")}
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        invalid={found === "unknown" ? t("technicalDifficulties.claim.unknown") : undefined}
      />
      <button className={buttonClass.primary} type="submit">
        {t("technicalDifficulties.claim.act")}
      </button>
      <Notice>{found === "occupied" && t("technicalDifficulties.claim.occupied")}</Notice>
    </form>
  );
}
