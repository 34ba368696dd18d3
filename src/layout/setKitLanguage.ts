import { site } from "../settings/site";
import { setKit } from "../ui/kitConfig";

/** Sets language and region of the kit's texts, numbers and dates, such as `nl-BE`. */
export function setKitLanguage(tag: string): void {
  const [language = "", region = ""] = tag.split("-");
  setKit({ language, region, allowedLanguages: site.languages.map(one => one.slice(0, 2)) });
}
