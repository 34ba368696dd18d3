import type { ReactNode } from "react";
import { Layout } from "./Layout";
import * as styles from "./ScenePage.module.css";
import { useHeadingFocus } from "./useHeadingFocus";

interface Props {
  /** Names the page, for the focus after a route change. */
  id: string;
  /** Heading and first words, on the dusk band. */
  intro: ReactNode;
  /** The drawing beside them. */
  scene: ReactNode;
  /** Below the band; the aside comes first on a phone. */
  aside?: ReactNode;
  children?: ReactNode;
  delivery?: "accepted" | "waiting";
}

/** A page with a scene on top: thank you, problems, not found. */
export function ScenePage({ id, intro, scene, aside, children, delivery }: Props) {
  useHeadingFocus(id);
  return (
    <Layout>
      <main id="inhoud" data-delivery={delivery}>
        <div className={`on-dusk ${styles.scene}`}>
          <div className={`wrap ${styles.band}`}>
            <div className={styles.text}>{intro}</div>
            <div className={styles.art}>{scene}</div>
          </div>
        </div>
        {(children || aside) && (
          <div className={`wrap ${styles.grid}`}>
            {aside && <div className={styles.aside}>{aside}</div>}
            <div className={styles.main}>{children}</div>
          </div>
        )}
      </main>
    </Layout>
  );
}
