/*
 * Entry of the inline scripts. build/inlineScripts compiles it once per place, with `built` filled in; code
 * for other places is removed.
 */
import { allowOwnScripts } from "./allowOwnScripts";
import { beginScripts } from "./beginScripts";
import { hideLatePage, type Questions } from "./hideLatePage";
import { holdEarlySubmit } from "./holdEarlySubmit";
import { keepEarly } from "./keepEarly";
import { offerReload } from "./offerReload";
import { reloadOnline } from "./reloadOnline";
import { showVariants } from "./showVariants";

export interface Built {
  /** In <head>, there on pages with a question, at the end of <body>, on the page for no connection. */
  place: "head" | "questionHead" | "end" | "offline";
  questions: Questions;
  /** Languages with a prefix in paths. */
  languages: readonly string[];
  /** Path of the site, with a slash at its end. */
  base: string;
  /** Pattern of the addresses of our scripts. */
  ownScripts: string;
}

declare const built: Built;

if (built.place === "offline") reloadOnline();
else if (built.place === "end") offerReload(beginScripts(built.base));
else {
  allowOwnScripts(built.ownScripts);
  holdEarlySubmit();
  if (built.place === "questionHead") keepEarly();
  hideLatePage(
    showVariants(),
    built.questions,
    process.env.GATSBY_MANY_LANGUAGES === "1"
      ? withoutLanguage(location.pathname)
      : location.pathname,
  );
}

function withoutLanguage(address: string): string {
  return built.languages.reduce((path, one) => path.replace(`/${one}/`, "/"), address);
}
