import { useEffect, useRef, useState } from "react";
import type { TextKey } from "../i18n/textKey";
import { useText } from "../i18n/useText";
import { Checkbox } from "../ui/Checkbox";
import { ScreenCard } from "./ScreenCard";
import * as styles from "./ScreenGallery.module.css";
import type { Screen } from "./screen";
import { screenList } from "./screenList";

/** The screens by page, in the order of the list. */
const byPage = screenList.reduce(
  (pages, screen) => pages.set(screen.page, [...(pages.get(screen.page) ?? []), screen]),
  new Map<TextKey, Screen[]>(),
);

/** Every screen in every state, for those who sign off texts and looks. `broker` is the one of broker's links. */
export function ScreenGallery({ broker }: { broker: string }) {
  const t = useText();
  const [keys, setKeys] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const look = () => setKeys(new FormData(form.current ?? undefined).has("keys"));
  // May have been checked before hydration.
  useEffect(look, []);
  const pages = [...byPage];
  return (
    <div className={styles.gallery}>
      <nav className={styles.contents} aria-label={t("screens.contents")}>
        <form ref={form} onChange={look}>
          <Checkbox name="keys" label={t("screens.keys")} />
        </form>
        <ul>
          {pages.map(([page, screens]) => (
            <li key={page}>
              <a href={`#${screens[0]?.id}`}>{t(page)}</a> <small>{screens.length}</small>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.pages}>
        {pages.map(([page, screens]) => (
          <section key={page} aria-labelledby={`page-${screens[0]?.id}`}>
            <h2 id={`page-${screens[0]?.id}`}>{t(page)}</h2>
            {screens.map(screen => (
              <ScreenCard key={screen.id} {...{ screen, broker, keys }} />
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}
