import { isoToday } from "../answers/kinds/isoToday";
import { type News, onNews } from "../delivery/news";
import { readSent } from "../delivery/sent";
import { readableDate } from "../draft/readableDate";
import { stepOf } from "../flow/stepOf";
import { goTo } from "../i18n/goTo";
import { pageText } from "../i18n/useText";
import { showSnackbar } from "../ui/showSnackbar";

/** Says what became of a lead of an earlier moment, wherever the visitor is. Stays until dismissed. */
onNews(news => {
  if (news.kind === "accepted" && showsItself()) return true;
  return showSnackbar({ key: `lead-${news.id}`, ...wordsOf(news) });
});

/** Thank-you and the page of problems show an acceptance by themselves, if it is this tab's. */
function showsItself(): boolean {
  const pages = (["thankYou", "technicalDifficulties"] as const).map(id => stepOf(id).path);
  return readSent() !== null && pages.some(path => window.location.pathname.endsWith(path));
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
