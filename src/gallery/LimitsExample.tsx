import { useEffect, useRef, useState } from "react";
import type { TextKey } from "../i18n/textKey";
import { useText } from "../i18n/useText";
import { type BrokenProperty, brokenProperty } from "../ui/brokenProperty";
import * as styles from "./KitGallery.module.css";
import type { LimitedKind } from "./limitedKinds";

const words: Record<BrokenProperty, TextKey> = {
  required: "kit.broken.required",
  min: "kit.broken.min",
  max: "kit.broken.max",
  minLength: "kit.broken.minLength",
  maxLength: "kit.broken.maxLength",
  pattern: "kit.broken.pattern",
};

/** One kind with its limits; shows which of them the answer breaks, as it changes. */
export function LimitsExample({ name, limits, Field }: LimitedKind) {
  const t = useText();
  const box = useRef<HTMLElement>(null);
  const [broken, setBroken] = useState<BrokenProperty>();
  const id = `${name}-limits`;
  useEffect(() => {
    const section = box.current;
    if (!section) return;
    const check = () => setBroken(brokenProperty(id, section));
    // Files come and go without input events.
    const list = new MutationObserver(check);
    list.observe(section, { subtree: true, attributeFilter: ["data-file"], childList: true });
    section.addEventListener("input", check);
    return () => {
      list.disconnect();
      section.removeEventListener("input", check);
    };
  }, [id]);
  const title = `${name}: ${t("kit.limits")}`;
  return (
    <section ref={box} className={styles.example} aria-label={title}>
      <p className={styles.state}>{title}</p>
      <Field
        name={id}
        label={t("kit.label")}
        hint={Object.entries(limits)
          .map(pair => pair.join(": "))
          .join(", ")}
        invalid={broken && t(words[broken])}
      />
    </section>
  );
}
