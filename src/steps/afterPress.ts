let pressed = false;
const waiting: (() => void)[] = [];

/** So long after a finger was lifted no click comes of it: it dragged, or held on. Milliseconds. */
const settled = 300;

/** Begins to look for presses, for as long as the page lives. */
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
  // Once everyone has heard of the click.
  watch(["click", "pointercancel"], 0);
}

/**
 * Does `work`, which moves what is below it, while nothing is pressed: what is under a finger or the
 * mouse stays there until the press has counted.
 */
export function afterPress(work: () => void): void {
  if (pressed) waiting.push(work);
  else work();
}
