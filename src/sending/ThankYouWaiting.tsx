import type { ReactNode } from "react";
import { House } from "../drawings/House";
import { useText } from "../i18n/useText";
import { Help } from "../layout/Help";
import { ScenePage } from "../layout/ScenePage";
import { buttonClass } from "../ui/buttonClass";
import { LoadingOverlay } from "../ui/LoadingOverlay";
import { Notice } from "../ui/Notice";
import { BrokerContact } from "./BrokerContact";
import type { BrokerLookup } from "./brokerLookup";
import { ProblemWays } from "./ProblemWays";
import { useRetry } from "./useRetry";

interface Props {
  broker: BrokerLookup | null;
  /** Whether the row survives this page; not without storage. */
  kept: boolean;
  /** Links to the neighbouring pages. */
  links: ReactNode;
  onTried: () => void;
}

/** In the outbox, not sent yet: sent once there is a connection, or by the button. */
export function ThankYouWaiting({ broker, kept, links, onTried }: Props) {
  const t = useText();
  const { retry, busy, failed } = useRetry("thankYou");
  return (
    <>
      <ScenePage
        id="thankYou"
        delivery="waiting"
        scene={<House wide lit="all" weather="rain" />}
        aside={
          <>
            {(broker === null || typeof broker === "object") && <BrokerContact broker={broker} />}
            <Help />
          </>
        }
        intro={
          <>
            <h1 tabIndex={-1}>{t("thankYou.waiting.title")}</h1>
            <p>{kept ? t("thankYou.waiting.lead") : t("thankYou.waiting.page")}</p>
            <p>
              <button
                className={buttonClass.lamp}
                type="button"
                aria-disabled={busy}
                onClick={() => retry().then(onTried)}
              >
                {busy ? t("prevnext.busy") : t("thankYou.waiting.retry")}
              </button>
            </p>
            <Notice>{failed && t("technicalDifficulties.stillNot")}</Notice>
          </>
        }
      >
        <ProblemWays waiting={kept} />
        {links}
      </ScenePage>
      <LoadingOverlay open={busy} />
    </>
  );
}
