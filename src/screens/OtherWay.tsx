import { withPrefix } from "gatsby";
import { useEffect, useRef } from "react";
import { useText } from "../i18n/useText";
import { until } from "./moves";
import * as styles from "./OtherWay.module.css";
import type { Screen } from "./screen";

/** What tells, on its <body>, that a screen is in its state. */
const ready = "data-screen-ready";

/** A screen as it is met without script, or on paper: in a frame, since no page can do without its own scripts. */
export function OtherWay({ screen: { path, page, state, met, shows } }: { screen: Screen }) {
  const t = useText();
  const paper = met === "onPaper";
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const inside = () => frame.current?.contentDocument;
    const show = async () => {
      const sought = paper ? `[${ready}]` : shows;
      await until(() => inside()?.readyState === "complete" && inside()?.querySelector(sought));
      if (frame.current) fitTo(frame.current);
      document.body.setAttribute(ready, "");
    };
    void show();
  }, [paper, shows]);
  const facts = { ref: frame, title: `${t(page)}: ${t(state)}` };
  if (paper)
    return (
      <div className={styles.desk}>
        <iframe
          {...facts}
          className={styles.sheet}
          src={withPrefix(path + window.location.search)}
        />
      </div>
    );
  // Of the same origin only to see how high it is: nothing in it runs.
  return (
    <iframe
      {...facts}
      className={styles.window}
      sandbox="allow-same-origin"
      src={withPrefix(path)}
    />
  );
}

/** As high as its page; what is around it follows where that is scaled. */
function fitTo(frame: HTMLIFrameElement): void {
  const { parentElement: around, contentDocument } = frame;
  const { paddingTop, paddingBottom } = getComputedStyle(frame);
  const high = contentDocument?.documentElement.scrollHeight ?? 0;
  frame.style.height = `${high + Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom)}px`;
  if (around) around.style.height = `${frame.getBoundingClientRect().height}px`;
}
