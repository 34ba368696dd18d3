import { site } from "../settings/site";
import { splitPath } from "./splitPath";

/** Language tag of the page on screen, such as `nl-BE`; constant in single-language builds. */
export const pageLanguage = (): string =>
  process.env.GATSBY_MANY_LANGUAGES === "1" && typeof window !== "undefined"
    ? splitPath(window.location.pathname).language
    : site.language;
