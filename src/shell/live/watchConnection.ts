import { globalHistory } from "@gatsbyjs/reach-router";
import { withPrefix } from "gatsby";
import { pageText } from "../../i18n/useText";
import { timeoutSignal } from "../../timing/timeoutSignal";
import { dismissSnackbar } from "../../ui/dismissSnackbar";
import { showSnackbar } from "../../ui/showSnackbar";
import { showToast } from "../../ui/showToast";

const key = "connection";
/** Time between checks while offline and visible (ms). */
const lookAgainMs = 10_000;

let lost = false;
let looks = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Tells when the connection is lost and when it is back. Browser signals (`offline`, `online`, `onLine`) only
 * trigger a check: a phone on a dead hotspot counts as online. So does navigation, which works offline and
 * would hide the loss.
 */
export function watchConnection(): () => void {
  const onSign = () => void look();
  const onSeen = () => {
    if (lost && !document.hidden) void look();
  };
  for (const sign of ["offline", "online"]) window.addEventListener(sign, onSign);
  document.addEventListener("visibilitychange", onSeen);
  const stopListening = globalHistory.listen(onSign);
  if (!navigator.onLine) onSign();
  return () => {
    clearTimeout(timer);
    lost = false;
    for (const sign of ["offline", "online"]) window.removeEventListener(sign, onSign);
    document.removeEventListener("visibilitychange", onSeen);
    stopListening();
  };
}

/** Checks whether our host answers. `asked`: the visitor asked, so any result is announced. */
async function look(asked = false): Promise<void> {
  clearTimeout(timer);
  const mine = ++looks;
  const there = await reachable();
  // Signals come in pairs; only the latest check counts.
  if (mine !== looks) return;
  if (!there) {
    if (!lost || asked) sayLost();
    lost = true;
    timer = setTimeout(() => !document.hidden && look(), lookAgainMs);
  } else if (lost) {
    lost = false;
    void dismissSnackbar(key);
    void showToast(pageText("connection.back"));
  }
}

function sayLost(): void {
  void showSnackbar({
    key,
    text: pageText("connection.lost"),
    action: { label: pageText("connection.retry"), run: () => void look(true) },
  });
}

/** HEAD: no cache or worker answers it in the host's place. */
async function reachable(): Promise<boolean> {
  try {
    const { ok } = await fetch(withPrefix("/health.json"), {
      method: "HEAD",
      cache: "no-store",
      redirect: "error",
      signal: timeoutSignal(5000),
    });
    return ok;
  } catch {
    return false;
  }
}
