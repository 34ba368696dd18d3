import { House } from "../drawings/House";
import { useText } from "../i18n/useText";
import { Help } from "../layout/Help";
import { ScenePage } from "../layout/ScenePage";
import { buttonClass } from "../ui/buttonClass";
import { LoadingOverlay } from "../ui/LoadingOverlay";
import { Notice } from "../ui/Notice";
import { BrokerContact } from "./BrokerContact";
import { ProblemWays } from "./ProblemWays";
import type { BrokerLookup } from "./ThankYou";
import { useRetry } from "./useRetry";

interface Props {
  broker: BrokerLookup | null;
  /** Whether it outlives this page; without storage it does not. */
  kept: boolean;
  build: string;
  onTried: () => void;
}

/** Kept on this device, not sent yet. It goes by itself once there is a connection, or by the button. */
export function ThankYouWaiting({ broker, kept, build, onTried }: Props) {
  const t = useText();
  const { retry, busy, failed } = useRetry("thankYou", build);
  return (
    <>
      <ScenePage
        id="thankYou"
        delivery="waiting"
        scene={<House wide lit={4} weather="rain" />}
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
      </ScenePage>
      <LoadingOverlay open={busy} />
    </>
  );
}
