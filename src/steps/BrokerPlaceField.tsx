import { useRef, useState } from "react";
import { Icon } from "../drawings/Icon";
import type { TextKey } from "../i18n/textKey";
import { useText } from "../i18n/useText";
import { buttonClass } from "../ui/buttonClass";
import { Input } from "../ui/Input";
import { typeInto } from "../ui/typeInto";
import * as styles from "./BrokerPlaceField.module.css";
import { useLatePart } from "./useLatePart";

const name = "brokerPlace";

/**
 * Where to look: a plain text box, which gets suggestions once it is touched, and a way to have it
 * filled in from the visitor's position. Both are fetched apart; without them the box still works.
 */
export function BrokerPlaceField({ placesUrl }: { placesUrl: string }) {
  const t = useText();
  const field = useRef<HTMLDivElement>(null);
  const [touched, setTouched] = useState(false);
  const { part } = useLatePart(() => import("./PlaceSuggestions"), touched);
  const [note, setNote] = useState<TextKey>();
  const asking = note === "brokerSearch.location.asking";
  const locate = async () => {
    if (asking) return;
    setNote("brokerSearch.location.asking");
    const control = field.current?.querySelector("input");
    const before = control?.value;
    const { place, problem } = await import("./locateVisitor")
      .then(({ locateVisitor }) => locateVisitor(placesUrl))
      .catch(() => ({ place: undefined, problem: "brokerSearch.location.unavailable" as const }));
    setNote(problem);
    // What was typed meanwhile is newer; and who left the step is not followed.
    if (place && control?.isConnected && control.value === before) typeInto(control, place);
  };
  return (
    <div className={styles.field} ref={field}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only hears that the box is touched */}
      <div className={styles.box} onFocus={() => setTouched(true)}>
        <Input
          name={name}
          label={t("brokerSearch.place.label")}
          autoComplete="postal-code"
          enterKeyHint="search"
          close
        />
        {part && <part.PlaceSuggestions name={name} placesUrl={placesUrl} />}
      </div>
      <button
        className={`${buttonClass.text} ${styles.locate}`}
        type="button"
        aria-disabled={asking}
        onClick={locate}
      >
        <Icon name="pin" />
        {t("brokerSearch.location.use")}
      </button>
      <p role="status">{note && t(note)}</p>
    </div>
  );
}
