import { type Remark, remarkOn } from "../answers/remarkOn";
import { afterPress, watchPresses } from "./afterPress";

// From the first letter on, which this was fetched for.
watchPresses();

/**
 * Says what there is to remark on an answer, while nothing is pressed. `typing`: it is not finished, and a
 * slip in an address is none yet.
 */
export function sayRemark(
  { name, value }: HTMLInputElement,
  typing: boolean,
  say: (name: string, remark: Remark | undefined) => void,
): void {
  const remark = remarkOn(name, value);
  afterPress(() => say(name, typing && remark?.kind === "emailSlip" ? undefined : remark));
}
