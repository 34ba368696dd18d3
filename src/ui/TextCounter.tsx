import { type RefObject, useEffect, useState } from "react";
import { useText } from "../i18n/useText";
import * as styles from "./Input.module.css";

/** Pause in typing before the counter is announced (ms). */
const pause = 1000;

interface Props {
  id: string;
  area: RefObject<HTMLTextAreaElement>;
  max: number;
  /** Must count as the rule does. */
  count: (text: string) => number;
}

/** The number of characters left. A separate component, so that typing does not re-render the question. */
export function TextCounter({ id, area, max, count }: Props) {
  const t = useText();
  const [length, setLength] = useState(0);
  const [said, setSaid] = useState("");
  const left = max - length;
  const words =
    left < 0 ? t("textarea.over", { count: -left }) : t("textarea.left", { count: left, max });
  useEffect(() => {
    const box = area.current;
    const recount = () => setLength(count(box?.value ?? ""));
    // Includes what was typed before hydration.
    recount();
    box?.addEventListener("input", recount);
    return () => box?.removeEventListener("input", recount);
  }, [area, count]);
  useEffect(() => {
    if (length === 0) return;
    const timer = setTimeout(setSaid, pause, words);
    return () => clearTimeout(timer);
  }, [length, words]);
  return (
    <>
      <p className={`${styles.counter} ${left < 0 ? styles.over : ""}`} id={id}>
        {words}
      </p>
      <p className="hidden-text" role="status">
        {said}
      </p>
    </>
  );
}
