import { type ReactNode, useEffect, useRef } from "react";
import { typeInto } from "../ui/typeInto";
import * as styles from "./KitGallery.module.css";

interface Props {
  title: string;
  /** What a visitor would type or tick, in the order of the boxes. */
  values: readonly string[];
  children: ReactNode;
}

/** One kind in one state, filled in as a visitor would. */
export function Example({ title, values, children }: Props) {
  const box = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arriving
  useEffect(() => {
    const controls = box.current?.querySelectorAll<HTMLInputElement>("[name]") ?? [];
    values.forEach((value, i) => {
      const control = controls[i];
      if (control && value === "on") control.checked = true;
      else if (control) typeInto(control, value);
    });
  }, []);
  return (
    <section ref={box} className={styles.example} aria-label={title}>
      <p className={styles.state}>{title}</p>
      {children}
    </section>
  );
}
