import { globalHistory } from "@gatsbyjs/reach-router";
import { Link } from "gatsby";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { localPath } from "../i18n/localPath";
import { buttonClass } from "../ui/buttonClass";
import { ConsentKinds } from "./ConsentKinds";
import { type Category, chooseConsent, isAnswered, subscribeChoice } from "./consent";
import { type ConsentTexts, useConsentText } from "./consentText";
import { useRoomBelow } from "./useRoomBelow";

interface Props {
  texts: ConsentTexts;
  asked: readonly Category[];
  /** The visitor asked for it, to change the choice: it opens with the settings, and can be closed. */
  wanted: boolean;
  /** Address of another page about cookies than the site's own. */
  cookies: string | null;
  onHide: () => void;
}

/** Asks once, without standing in the way: refusing and accepting are the same work. */
export function ConsentBar({ texts, asked, wanted, cookies, onHide }: Props) {
  const t = useConsentText(texts);
  const [kinds, setKinds] = useState(wanted);
  const [chosen, setChosen] = useState<string>();
  const bar = useRoomBelow();
  const start = useRef<HTMLHeadingElement & HTMLParagraphElement>(null);
  const mine = useRef(false);
  // The focus goes where the words are new.
  useEffect(() => {
    if (wanted || chosen) start.current?.focus();
    // What was confirmed was read by the next page; what another tab answered is no question here.
    if (chosen) return globalHistory.listen(onHide);
    return subscribeChoice(() => {
      if (!mine.current && isAnswered(asked)) onHide();
    });
  }, [chosen, wanted, asked, onHide]);

  const choose = (yes: (category: Category) => boolean) => {
    const granted = asked.filter(yes);
    mine.current = true;
    chooseConsent(
      Object.fromEntries(asked.map(category => [category, granted.includes(category)])),
    );
    const all = granted.length === asked.length;
    setChosen(
      t(all ? "consent.accepted" : granted.length > 0 ? "consent.chosen" : "consent.refused"),
    );
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const ticked = new FormData(event.currentTarget).getAll("consent");
    choose(category => ticked.includes(category));
  };
  const button = (name: string, onClick?: () => void): ReactNode => (
    <button type={onClick ? "button" : "submit"} className={buttonClass.primary} onClick={onClick}>
      {name}
    </button>
  );
  const hide = (
    <button type="button" className={buttonClass.text} onClick={onHide}>
      {t("consent.hide")}
    </button>
  );

  if (chosen)
    return (
      <section ref={bar} className="wrap" aria-label={t("consent.more")}>
        <p ref={start} tabIndex={-1}>
          {chosen} {t("consent.change")}
        </p>
        {hide}
      </section>
    );
  const purpose = {
    telemetry: t("consent.telemetry.purpose"),
    experiments: t("consent.experiments.purpose"),
    marketing: t("consent.marketing.purpose"),
  };
  const purposes = new Intl.ListFormat(document.documentElement.lang).format(
    asked.map(category => purpose[category]),
  );
  return (
    <section ref={bar} className="wrap" aria-labelledby="consent-question">
      <div>
        <h2 id="consent-question" ref={start} tabIndex={-1}>
          {t("consent.question", { purposes })}
        </h2>
        <p>
          {t("consent.free")}{" "}
          {cookies ? (
            <a href={cookies}>{t("consent.more")}</a>
          ) : (
            <Link to={localPath("/cookies/")}>{t("consent.more")}</Link>
          )}
        </p>
      </div>
      <form onSubmit={onSubmit}>
        {kinds && <ConsentKinds t={t} asked={asked} />}
        <div data-buttons="">
          {button(t("consent.refuse"), () => choose(() => false))}
          {button(t("consent.accept"), () => choose(() => true))}
          {kinds && button(t("consent.save"))}
        </div>
        {!kinds && (
          <button type="button" className={buttonClass.text} onClick={() => setKinds(true)}>
            {t("consent.settings")}
          </button>
        )}
        {wanted && hide}
      </form>
    </section>
  );
}
