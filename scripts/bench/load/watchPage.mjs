/**
 * Runs in a page before its own scripts, ours and a bare one alike. A press is timed across pages: it is written down in
 * the tab, and whichever page then shows what was waited for takes the time once that frame is painted.
 * @param {{ storage: Record<string, string>, box: string, probing: boolean }} asked
 */
export function watchPage({ storage, box, probing }) {
  if (window !== top || !location.protocol.startsWith("http")) return;
  for (const [name, value] of Object.entries(storage))
    if (sessionStorage.getItem(name) === null) sessionStorage.setItem(name, value);
  /** @type {{ keys: number[], kept: number, ask?: () => void }} */
  const own = { keys: [], kept: 0 };
  Object.assign(window, { bench: own });

  const painted = new MessageChannel();
  /** @type {(() => void)[]} */
  const waiting = [];
  painted.port1.onmessage = () => waiting.shift()?.();
  /** The first task after the callbacks of a frame runs once it is painted. @param {() => void} then */
  const afterPaint = then => {
    waiting.push(then);
    painted.port2.postMessage(0);
  };
  /** Of all pages of the tab. @param {number} time */
  const absolute = time => performance.timeOrigin + time;

  addEventListener(
    "keydown",
    ({ timeStamp }) =>
      requestAnimationFrame(() =>
        afterPaint(() => void own.keys.push(performance.now() - timeStamp)),
      ),
    true,
  );

  const look = () => {
    const wanted = sessionStorage.getItem("bench:wanted");
    const pressed = sessionStorage.getItem("bench:pressed");
    if (!wanted || !pressed) return;
    if (!document.querySelector(wanted)) return void requestAnimationFrame(look);
    sessionStorage.removeItem("bench:pressed");
    afterPaint(() =>
      sessionStorage.setItem("bench:took", `${absolute(performance.now()) - Number(pressed)}`),
    );
  };
  addEventListener(
    "click",
    ({ timeStamp, isTrusted }) => {
      if (!isTrusted || !sessionStorage.getItem("bench:wanted")) return;
      sessionStorage.setItem("bench:pressed", `${absolute(timeStamp)}`);
      requestAnimationFrame(look);
    },
    true,
  );
  requestAnimationFrame(look);

  if (!probing) return;
  let asked = Number.NEGATIVE_INFINITY;
  // Asks for a key as soon as the box is drawn, and again whenever its letter is gone.
  const probe = () => {
    for (const details of document.querySelectorAll("details")) details.open = true;
    const field = document.querySelector(`[name="${box}"]`);
    if (field instanceof HTMLElement && "value" in field && field.getClientRects().length > 0) {
      if (field.value === "" && performance.now() - asked > 400) {
        asked = performance.now();
        field.focus();
        /** @type {any} */ (window).benchKey("");
      }
    }
    requestAnimationFrame(probe);
  };
  requestAnimationFrame(probe);
  addEventListener(
    "input",
    ({ target }) => {
      if (target instanceof HTMLElement && target.getAttribute("name") === box)
        own.kept = performance.now();
    },
    true,
  );
}
