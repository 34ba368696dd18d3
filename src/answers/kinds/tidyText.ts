import { visibleText } from "./visibleText";

/** One line of visible text with single spaces. */
export function tidyText(value: string): string {
  return visibleText(value).replace(/\n/g, " ").replace(/ +/g, " ").trim();
}
