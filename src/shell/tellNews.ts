import { isoToday } from "../answers/kinds/isoToday";
import { type News, onNews } from "../delivery/news";
import { readSent } from "../delivery/sent";
import { readableDate } from "../draft/readableDate";
import { stepOf } from "../flow/stepOf";
import { goTo } from "../i18n/goTo";
import { pageText } from "../i18n/useText";
import { showSnackbar } from "../ui/showSnackbar";

/** Says what became of a lead of an earlier moment, wherever the visitor is. Stays until dismissed. */
onNews(news => !showsItself(news) && showSnackbar({ key: `lead-${news.id}`, ...wordsOf(news) }));

/**
 * Thank-you, and the page of problems which leads to it, show this tab's acceptance by themselves: not
 * said here, and thank-you lets go of it once it is shown.
 */
function showsItself({ kind, reference }: News): boolean {
  const pages = (["thankYou", "technicalDifficulties"] as const).map(id => stepOf(id).path);
  return (
    kind === "accepted" &&
    readSent()?.reference === reference &&
    pages.some(path => window.location.pathname.endsWith(path))
  );
}

function wordsOf({ kind, createdAt, reference, answersHere }: News) {
  const date = readableDate(isoToday(new Date(createdAt)));
  if (kind === "expired") return { text: pageText("delivery.expired", { date }) };
  if (kind === "refused" && !answersHere) return { text: pageText("delivery.refused", { date }) };
  if (kind === "refused")
    return {
      text: pageText("delivery.refusedHere", { date }),
      action: {
        label: pageText("delivery.look"),
        run: () => void goTo(stepOf("brokerSearch").path),
      },
    };
  return {
    text: reference
      ? pageText("delivery.accepted", { date, reference: reference.slice(0, 64) })
      : pageText("delivery.acceptedBefore", { date }),
  };
}
