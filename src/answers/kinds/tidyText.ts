import { visibleText } from "./visibleText";

/** One line as a person meant it: what is seen of it, with single spaces. */
export function tidyText(value: string): string {
  return visibleText(value.replace(/[\r\n]/g, " "))
    .replace(/ +/g, " ")
    .trim();
}
