import { withPrefix } from "gatsby";
import { useEffect, useRef, useState } from "react";
import { useText } from "../i18n/useText";
import { ExternalLink } from "../ui/ExternalLink";
import { ScreenFrame } from "./ScreenFrame";
import * as styles from "./ScreenGallery.module.css";
import type { Screen } from "./screen";
import { screenAddress } from "./screenAddress";

interface Props {
  screen: Screen;
  broker: string;
  keys: boolean;
}

/** One state on a phone and on a wide screen, with a link that opens it by itself. */
export function ScreenCard({ screen, broker, keys }: Props) {
  const t = useText();
  const card = useRef<HTMLElement>(null);
  const near = useNear(card);
  const title = `${t(screen.page)}: ${t(screen.state)}`;
  const address = withPrefix(screenAddress(screen, { broker, keys }));
  return (
    <section ref={card} className={styles.card} id={screen.id} aria-labelledby={`${screen.id}-t`}>
      <header className={styles.head}>
        <h3 id={`${screen.id}-t`}>{t(screen.state)}</h3>
        <ExternalLink href={address}>{t("screens.open")}</ExternalLink>
      </header>
      <div className={styles.frames}>
        <ScreenFrame src={address} title={`${title} (360)`} width={360} near={near} />
        <ScreenFrame src={address} title={`${title} (1280)`} width={1280} near={near} />
      </div>
    </section>
  );
}

/** Whether it is on screen or about to be. Dozens of pages at once are too much for any browser. */
function useNear(box: { current: HTMLElement | null }): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!box.current) return;
    const watch = new IntersectionObserver(
      entries => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: "60% 0px" },
    );
    watch.observe(box.current);
    return () => watch.disconnect();
  }, [box]);
  return near;
}
