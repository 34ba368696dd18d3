/**
 * Runs in the page: measures from an event to the end of the frame that shows its result. `shown` tells when the
 * result is in the document, where that takes more than one task.
 */
export const watchStep = () => {
  /** @type {number[]} */
  const times = [];
  const painted = new MessageChannel();
  /** @type {(() => void)[]} */
  const waiting = [];
  painted.port1.onmessage = () => waiting.shift()?.();
  /** @param {number} since @param {() => boolean} shown */
  const note = (since, shown) =>
    requestAnimationFrame(() => {
      if (!shown()) return note(since, shown);
      // The first task after the frame's own callbacks runs once the frame has been painted.
      waiting.push(() => times.push(performance.now() - since));
      painted.port2.postMessage(0);
    });
  addEventListener("keydown", ({ timeStamp }) => note(timeStamp, () => true), true);
  addEventListener(
    "click",
    ({ timeStamp, target }) => {
      if (!(target instanceof Element) || !target.closest("button[type=submit]")) return;
      times.length = 0;
      note(timeStamp, () => document.activeElement?.matches("[data-error-summary]") ?? false);
    },
    true,
  );
  Object.assign(window, { times });
};
