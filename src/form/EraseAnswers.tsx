import { useState } from "react";
import { useText } from "../i18n/useText";
import { buttonClass } from "../ui/buttonClass";
import { InfoAccordion } from "../ui/InfoAccordion";
import { Notice } from "../ui/Notice";

const erase = () => import("./eraseAll").then(({ eraseAll }) => eraseAll());

/** Erases everything, for shared devices. Takes two presses, so that no slip erases. */
export function EraseAnswers() {
  const t = useText();
  const [failed, setFailed] = useState(false);
  return (
    <InfoAccordion question={t("erase.question")}>
      <p>{t("erase.text")}</p>
      <button
        className={buttonClass.line}
        type="button"
        onClick={() => erase().catch(() => setFailed(true))}
      >
        {t("erase.act")}
      </button>
      <Notice>{failed && t("erase.failed")}</Notice>
    </InfoAccordion>
  );
}
