import { site } from "../settings/site";
import { setKit } from "../ui/kitConfig";

/** The kit's words, numbers and dates follow this language and region, such as `nl-BE`. */
export function setKitLanguage(tag: string): void {
  const [language = "", region = ""] = tag.split("-");
  setKit({ language, region, allowedLanguages: site.languages.map(one => one.slice(0, 2)) });
}
