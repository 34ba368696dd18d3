import type { ReactNode } from "react";
import * as styles from "./Card.module.css";

interface Props {
  type: "radio" | "checkbox";
  id: string;
  name: string;
  value: string;
  children: ReactNode;
  picture?: ReactNode;
  /** Without frame, for a single sentence to agree with. */
  bare?: boolean;
  required?: boolean;
  disabled?: boolean;
  defaultChecked?: boolean;
  onChange?: () => void;
  "aria-invalid"?: boolean;
  "aria-describedby"?: string;
}

/** A radio or checkbox whose whole card is its label. */
export function ChoiceCard({ children, picture, bare, ...control }: Props) {
  return (
    <label className={`${styles.card} ${bare ? styles.bare : ""}`}>
      <input className={styles.control} {...control} />
      <span className={styles.text}>{children}</span>
      {picture && <span className={styles.picture}>{picture}</span>}
    </label>
  );
}
