import { isoToday } from "../answers/kinds/isoToday";
import { readConfirmation } from "../delivery/confirmation";
import { type News, onNews } from "../delivery/news";
import { stepOf } from "../flow/stepOf";
import { pageText } from "../i18n/useText";
import { readableDate } from "../language/readableDate";
import { goTo } from "../navigation/goTo";
import { showSnackbar } from "../ui/showSnackbar";

/** On any page, a snackbar for the end of a lead sent earlier; stays until dismissed. */
onNews(news => !showsItself(news) && showSnackbar({ key: `lead-${news.id}`, ...wordsOf(news) }));

/** Thank-you acknowledges this tab's acceptance itself, and technical difficulties leads there: no snackbar. */
function showsItself({ kind, reference }: News): boolean {
  const pages = (["thankYou", "technicalDifficulties"] as const).map(id => stepOf(id).path);
  return (
    kind === "accepted" &&
    readConfirmation()?.reference === reference &&
    pages.some(path => window.location.pathname.endsWith(path))
  );
}

function wordsOf({ kind, createdAt, reference, answersHere }: News) {
  const date = readableDate(isoToday(new Date(createdAt)));
  if (kind === "expired") return { text: pageText("delivery.expired", { date }) };
  if (kind === "unclaimed")
    return {
      text: pageText("delivery.unclaimed", { date }),
      action: {
        label: pageText("delivery.claim"),
        run: () => void goTo(stepOf("technicalDifficulties").path),
      },
    };
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
