import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Tells the style sheet how high the bar is, so that what has the focus scrolls clear of it and messages
 * stand above it.
 */
export function useRoomBelow(): RefObject<HTMLElement> {
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const box = bar.current?.parentElement;
    if (!box) return;
    const measure = () => style.setProperty("--consent-height", `${box.offsetHeight}px`);
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    measure();
    return () => {
      observer.disconnect();
      style.removeProperty("--consent-height");
    };
  }, []);
  return bar;
}
