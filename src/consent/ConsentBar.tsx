import { useEffect, useRef, useState } from "react";
import { pageForms } from "../language/formsOf";
import { joined } from "../language/joined";
import { buttonClass } from "../ui/buttonClass";
import { ConsentForm } from "./ConsentForm";
import { type Category, chooseConsent, isAnswered, subscribeChoice } from "./consent";
import { type ConsentTexts, useConsentText } from "./consentText";

interface Props {
  texts: ConsentTexts;
  asked: readonly Category[];
  /** Opened by the visitor, to change the choice: shows the settings and can be closed. */
  wanted: boolean;
  /** Address of a page about cookies other than the site's own. */
  cookies: string | null;
  onHide: () => void;
}

/** Confirms the choice. The bar keeps its height, so that nothing moves under the pointer. */
interface Chosen {
  words: string;
  style: { minHeight: number | undefined };
  /** Chosen on this page, not in another tab. */
  here: boolean;
}

/** Asks once, without blocking the page: refusing and accepting take equal effort. */
export function ConsentBar({ texts, asked, wanted, cookies, onHide }: Props) {
  const t = useConsentText(texts);
  const [kinds, setKinds] = useState(wanted);
  const [chosen, setChosen] = useState<Chosen>();
  const bar = useRef<HTMLElement>(null);
  const start = useRef<HTMLHeadingElement & HTMLParagraphElement>(null);
  const choosing = useRef(false);
  const say = (words: string, here: boolean) =>
    setChosen({ words, style: { minHeight: bar.current?.offsetHeight }, here });

  // Focus follows the new words; when `wanted`, showConsent moves it.
  useEffect(() => {
    if (chosen?.here) start.current?.focus();
    else if (wanted && !chosen) start.current?.focus({ preventScroll: true });
  }, [chosen, wanted]);
  // Another tab answered.
  useEffect(() =>
    subscribeChoice(() => {
      if (!choosing.current && isAnswered(asked)) say(t("consent.chosen"), false);
    }),
  );

  const choose = (granted: readonly Category[]) => {
    choosing.current = true;
    chooseConsent(
      Object.fromEntries(asked.map(category => [category, granted.includes(category)])),
    );
    choosing.current = false;
    const all = granted.length === asked.length;
    const some = granted.length > 0;
    say(t(all ? "consent.accepted" : some ? "consent.chosen" : "consent.refused"), true);
  };
  const hide = (
    <button type="button" className={buttonClass.text} onClick={onHide}>
      {t("consent.hide")}
    </button>
  );
  const purpose = {
    telemetry: t("consent.telemetry.purpose"),
    experiments: t("consent.experiments.purpose"),
    marketing: t("consent.marketing.purpose"),
  };
  const purposes = joined(
    asked.map(category => purpose[category]),
    pageForms().sentence,
  );

  return (
    <section ref={bar} className="wrap" style={chosen?.style} aria-labelledby="consent-words">
      {chosen ? (
        <div>
          <p id="consent-words" ref={start} tabIndex={-1}>
            {chosen.words} {t("consent.change")}
          </p>
          {hide}
        </div>
      ) : (
        <div>
          {/* Focused only on the page with which it comes (navigation/useHeadingFocus). */}
          <h2
            id="consent-words"
            ref={start}
            tabIndex={-1}
            data-met-first={wanted ? undefined : ""}
            onFocus={event => event.currentTarget.removeAttribute("data-met-first")}
          >
            {t("consent.question", { purposes })}
          </h2>
          <p>{t("consent.free")}</p>
        </div>
      )}
      {(kinds || !chosen) && (
        <ConsentForm {...{ t, asked, cookies, kinds, choose }} onKinds={() => setKinds(true)}>
          {wanted && !chosen && hide}
        </ConsentForm>
      )}
    </section>
  );
}
