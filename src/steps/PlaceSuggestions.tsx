import { useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useText } from "../i18n/useText";
import { matchPlaces } from "../places/findPlace";
import { loadPlaces } from "../places/loadPlaces";
import type { Place } from "../places/place";
import { afterPaint } from "../settings/afterPaint";
import { typeInto } from "../ui/typeInto";
import * as styles from "./PlaceSuggestions.module.css";
import { setAttributes } from "./setAttributes";

interface Props {
  /** Id of the text box on the page that gets the suggestions. */
  name: string;
  placesUrl: string;
}

/**
 * Makes a combobox of a text box that is already there: an editable one with a list, chosen from by
 * hand (APG). The box stays the browser's own, so autofill and what was typed early are untouched.
 */
export function PlaceSuggestions({ name, placesUrl }: Props) {
  const t = useText();
  const [places, setPlaces] = useState<readonly Place[]>([]);
  /** What to suggest for; null while closed. */
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
  const optionId = (i: number) => `${name}-option-${i}`;

  /** A letter is painted first; this tells that the list for it is on its way. */
  const due = useRef(false);
  const show = (text: string | null, at = -1) => {
    due.current = false;
    setTyped(text);
    setActive(at);
  };
  const choose = (box: HTMLInputElement, i: number) => {
    const { label } = options[i] ?? {};
    show(null);
    if (label) typeInto(box, label);
  };
  const onKey = (event: KeyboardEvent) => {
    const box = event.currentTarget as HTMLInputElement;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.isComposing || event.ctrlKey || event.metaKey) return;
    if (step) {
      event.preventDefault();
      const last = options.length - 1;
      if (!open) show(box.value, step > 0 ? 0 : -1);
      else if (event.altKey) show(null);
      else setActive(active + step > last ? 0 : active + step < 0 ? last : active + step);
    } else if (event.key === "Enter" && open) {
      if (active >= 0) choose(box, active);
      else show(null);
    } else if (event.key === "Escape") {
      if (open) show(null);
      else if (box.value) typeInto(box, "");
    } else if (event.key === "Home" || event.key === "End") setActive(-1);
  };

  const latest = useRef({ show, onKey });
  useEffect(() => {
    latest.current = { show, onKey };
  });
  // The box belongs to the form; what it does more than that is added from here, and taken back.
  useEffect(() => {
    const box = document.getElementById(name) as HTMLInputElement | null;
    if (!box) return;
    // Only typing opens the list: autofill and scripts do not say how the text came, or "replaced".
    const onInput = (event: Event) => {
      const { inputType = "insertReplacementText" } = event as InputEvent;
      if (inputType === "insertReplacementText") return latest.current.show(null);
      due.current = true;
      afterPaint(() => due.current && latest.current.show(box.value));
    };
    const onKeyDown = (event: KeyboardEvent) => {
      // A key that comes before the list is about the list that was on its way.
      if (due.current) flushSync(() => latest.current.show(box.value));
      latest.current.onKey(event);
    };
    const gone = new AbortController();
    const { signal } = gone;
    box.addEventListener("input", onInput, { signal });
    box.addEventListener("keydown", onKeyDown, { signal });
    box.addEventListener("blur", () => latest.current.show(null), { signal });
    return () => gone.abort();
  }, [name]);
  useEffect(() => {
    setAttributes(document.getElementById(name), {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-controls": `${name}-list`,
      "aria-expanded": String(open),
      "aria-activedescendant": open && active >= 0 ? optionId(active) : "",
    });
    if (open) document.getElementById(optionId(active))?.scrollIntoView({ block: "nearest" });
  });

  const box = () => document.getElementById(name) as HTMLInputElement;
  return (
    <>
      <div
        className={styles.list}
        id={`${name}-list`}
        role="listbox"
        tabIndex={-1}
        aria-label={t("brokerSearch.place.list")}
        hidden={!open}
        // Focus stays in the box, also for who taps or clicks.
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
            onClick={() => choose(box(), i)}
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
