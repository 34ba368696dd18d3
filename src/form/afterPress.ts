let pressed = false;
const waiting: (() => void)[] = [];

/** Longest time from pointerup to click (ms); later, the press was a drag or a long press. */
const settled = 300;

/** Starts tracking presses, for the life of the page. */
export function watchPresses(): void {
  let timer: ReturnType<typeof setTimeout>;
  const release = () => {
    pressed = false;
    for (const work of waiting.splice(0)) work();
  };
  const watch = (signs: string[], over?: number) => {
    const heard = () => {
      clearTimeout(timer);
      if (over === undefined) pressed = true;
      else timer = setTimeout(release, over);
    };
    for (const sign of signs) document.addEventListener(sign, heard, true);
  };
  watch(["pointerdown", "mousedown"]);
  watch(["pointerup", "mouseup"], settled);
  // After all click listeners.
  watch(["click", "pointercancel"], 0);
}

/** Runs `work`, which shifts the layout, once nothing is pressed: a pressed element would miss its click. */
export function afterPress(work: () => void): void {
  if (pressed) waiting.push(work);
  else work();
}
