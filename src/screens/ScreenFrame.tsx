import * as styles from "./ScreenFrame.module.css";

interface Props {
  src: string;
  title: string;
  /** Width of the window that it shows, in CSS pixels. */
  width: 360 | 1280;
  /** Frames out of sight are not loaded: each is a whole page. */
  near: boolean;
}

/** A real page in a small window, scaled down to the room there is. No style attribute: the policy forbids those. */
export function ScreenFrame({ src, title, width, near }: Props) {
  return (
    <div className={`${styles.window} ${width === 360 ? styles.phone : styles.desktop}`}>
      <p className={styles.bar} aria-hidden="true">
        {width} px
      </p>
      <div className={styles.view}>
        {near && <iframe className={styles.page} src={src} title={title} name={String(width)} />}
      </div>
    </div>
  );
}
