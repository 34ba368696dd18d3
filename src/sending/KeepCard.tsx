import { useState } from "react";
import type { Broker } from "../brokers/broker";
import { Icon } from "../drawings/Icon";
import { useText } from "../i18n/useText";
import { buttonClass } from "../ui/buttonClass";
import { Notice } from "../ui/Notice";

/** Keeps the office's card in the visitor's contacts. What writes it is fetched when it is asked for. */
export function KeepCard({ broker }: { broker: Broker }) {
  const t = useText();
  const [failed, setFailed] = useState(false);
  const keep = () => {
    setFailed(false);
    import("../brokers/saveVCard")
      .then(({ saveVCard }) => saveVCard(broker))
      .catch(() => setFailed(true));
  };
  return (
    <>
      <button className={buttonClass.line} type="button" onClick={keep}>
        <Icon name="plus" />
        {t("thankYou.keep")}
      </button>
      <Notice>{failed && t("thankYou.keepFailed")}</Notice>
    </>
  );
}
