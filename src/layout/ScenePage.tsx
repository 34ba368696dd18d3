import type { ReactNode } from "react";
import { useHeadingFocus } from "../navigation/useHeadingFocus";
import { Layout } from "./Layout";
import * as styles from "./ScenePage.module.css";

interface Props {
  /** Identifies the page, to move the focus on a route change. */
  id: string;
  /** Heading and intro, on the dusk band. */
  intro: ReactNode;
  scene: ReactNode;
  /** Below the band; comes first on a phone. */
  aside?: ReactNode;
  children?: ReactNode;
  delivery?: "accepted" | "waiting";
}

/** A page with a drawing on top: thank you, problems, not found. */
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
