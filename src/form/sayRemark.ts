import { type Remark, remarkOn } from "../answers/remarkOn";
import { afterPress, watchPresses } from "./afterPress";

export { RemarkWords } from "./RemarkWords";

// This module is loaded at the first keystroke.
watchPresses();

/** The remark on an answer, once nothing is pressed. While `typing`, only a register number counts. */
export function sayRemark(
  { name, value }: HTMLInputElement,
  typing: boolean,
  say: (name: string, remark: Remark | undefined) => void,
): void {
  const remark = remarkOn(name, value);
  afterPress(() => say(name, typing && remark?.kind !== "registerNumber" ? undefined : remark));
}
