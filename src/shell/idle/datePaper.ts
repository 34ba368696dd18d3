/** Has paper say the day it was printed on, as a letter does: built pages know no day. */
export function datePaper(): void {
  addEventListener("beforeprint", () => {
    const day = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "long" });
    document.querySelector("header")?.setAttribute("data-printed", day.format());
  });
}
