import { type RefObject, useEffect, useState } from "react";
import { useText } from "../i18n/useText";
import * as styles from "./Input.module.css";

/** So long nobody types, before the counter is said. Milliseconds. */
const pause = 1000;

interface Props {
  id: string;
  area: RefObject<HTMLTextAreaElement>;
  max: number;
  /** How the rule counts; the counter must agree with it. */
  count: (text: string) => number;
}

/** How many letters are left. A part of its own: a letter draws the counter, not the question. */
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
    // What was typed before the page was live counts, too.
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
