import { useState } from "react";
import { Icon } from "../drawings/Icon";
import type { TextKey } from "../i18n/textKey";
import { useText } from "../i18n/useText";
import { useStepFacts } from "../navigation/useStepFacts";
import { buttonClass } from "../ui/buttonClass";
import { Input } from "../ui/Input";
import { typeInto } from "../ui/typeInto";
import { useLatePart } from "../ui/useLatePart";
import * as styles from "./BrokerPlaceField.module.css";
import { useElement } from "./useElement";

/**
 * A text box for the place, with suggestions once touched, and a button that fills in the visitor's position.
 * Both are loaded separately; the box works without them.
 */
export function BrokerPlaceField() {
  const t = useText();
  const { places } = useStepFacts();
  const [box, setBox] = useElement<HTMLInputElement>();
  const [touched, setTouched] = useState(false);
  const { part } = useLatePart(() => import("./PlaceSuggestions"), touched);
  const [note, setNote] = useState<TextKey>();
  const asking = note === "brokerSearch.location.asking";
  const locate = async () => {
    if (asking) return;
    setNote("brokerSearch.location.asking");
    const before = box?.value;
    const { place, problem } = await import("./locateVisitor")
      .then(({ locateVisitor }) => locateVisitor(places))
      .catch(() => ({ place: undefined, problem: "brokerSearch.location.unavailable" as const }));
    setNote(problem);
    // Text typed meanwhile is newer, and the visitor may have left the step.
    if (place && box?.isConnected && box.value === before) typeInto(box, place);
  };
  return (
    <div className={styles.field}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only hears that the box is touched */}
      <div className={styles.box} onFocus={() => setTouched(true)}>
        <Input
          name="brokerPlace"
          controlRef={setBox}
          label={t("brokerSearch.place.label")}
          autoComplete="postal-code"
          enterKeyHint="search"
          close
        />
        {part && box && <part.PlaceSuggestions box={box} />}
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
