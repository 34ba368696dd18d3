import { useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useText } from "../i18n/useText";
import { useStepFacts } from "../navigation/useStepFacts";
import { matchPlaces } from "../places/findPlace";
import { loadPlaces } from "../places/loadPlaces";
import type { Place } from "../places/place";
import { afterPaint } from "../timing/afterPaint";
import { typeInto } from "../ui/typeInto";
import * as styles from "./PlaceSuggestions.module.css";
import { setAttributes } from "./setAttributes";

/**
 * Turns an existing text box (with an id) into an editable combobox with manual selection (APG). The input
 * stays uncontrolled, so autofill and text typed before hydration are kept.
 */
export function PlaceSuggestions({ box }: { box: HTMLInputElement }) {
  const t = useText();
  const { places: placesUrl } = useStepFacts();
  const [places, setPlaces] = useState<readonly Place[]>([]);
  /** Text to suggest for; null while closed. */
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  useEffect(() => void loadPlaces(placesUrl).then(setPlaces, () => {}), [placesUrl]);

  const options = useMemo(
    () =>
      typed === null
        ? []
        : matchPlaces(places, typed).map(({ postcode, name: town }) => ({
            label: `${postcode} ${town}`,
            postcode,
            town,
          })),
    [places, typed],
  );
  const open = options.length > 0 && !(options.length === 1 && options[0]?.label === typed);
  const optionId = (i: number) => `${box.id}-option-${i}`;

  /** The text is painted first; true while its list is pending. */
  const due = useRef(false);
  const show = (text: string | null, at = -1) => {
    due.current = false;
    setTyped(text);
    setActive(at);
  };
  const choose = (i: number) => {
    const { label } = options[i] ?? {};
    show(null);
    if (label) typeInto(box, label);
  };
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.isComposing || event.ctrlKey || event.metaKey) return;
    if (step) {
      event.preventDefault();
      const last = options.length - 1;
      if (!open) show(box.value, step > 0 ? 0 : -1);
      else if (event.altKey) show(null);
      else setActive(active + step > last ? 0 : active + step < 0 ? last : active + step);
    } else if (event.key === "Enter" && open) {
      if (active >= 0) choose(active);
      else show(null);
    } else if (event.key === "Escape" && open) {
      // Escape closes messages too; the list goes first.
      event.preventDefault();
      show(null);
    } else if (event.key === "Home" || event.key === "End") setActive(-1);
  };

  const latest = useRef({ show, onKey });
  useEffect(() => {
    latest.current = { show, onKey };
  });
  // Listeners and attributes are added to the form's box, and removed on unmount.
  useEffect(() => {
    // Only typing opens the list: autofill and scripts send no inputType, or "insertReplacementText".
    const onInput = (event: Event) => {
      const { inputType = "insertReplacementText" } = event as InputEvent;
      if (inputType === "insertReplacementText") return latest.current.show(null);
      due.current = true;
      afterPaint(() => due.current && latest.current.show(box.value));
    };
    const pressed = (event: KeyboardEvent) => {
      // A key pressed before the pending list renders is meant for that list.
      if (due.current) flushSync(() => latest.current.show(box.value));
      latest.current.onKey(event);
    };
    const gone = new AbortController();
    const { signal } = gone;
    box.addEventListener("input", onInput, { signal });
    box.addEventListener("keydown", pressed, { signal });
    box.addEventListener("blur", () => latest.current.show(null), { signal });
    return () => gone.abort();
  }, [box]);
  useEffect(() => {
    setAttributes(box, {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-controls": `${box.id}-list`,
      "aria-expanded": String(open),
      "aria-activedescendant": open && active >= 0 ? optionId(active) : "",
    });
    if (open) document.getElementById(optionId(active))?.scrollIntoView({ block: "nearest" });
  });

  return (
    <>
      <div
        className={styles.list}
        id={`${box.id}-list`}
        role="listbox"
        tabIndex={-1}
        aria-label={t("brokerSearch.place.list")}
        hidden={!open}
        // Keeps the focus in the box when an option is clicked.
        onMouseDown={event => event.preventDefault()}
      >
        {options.map(({ label, postcode, town }, i) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the box, which has the focus, hears the keys
          <div
            key={label}
            id={optionId(i)}
            role="option"
            tabIndex={-1}
            aria-selected={i === active}
            onClick={() => choose(i)}
          >
            <b>{postcode}</b> {town}
          </div>
        ))}
      </div>
      <span className="hidden-text" role="status">
        {typed !== null &&
          places.length > 0 &&
          (options.length === 1
            ? t("brokerSearch.place.one")
            : t("brokerSearch.place.many", { count: options.length }))}
      </span>
    </>
  );
}
