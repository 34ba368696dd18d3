import type { IconName } from "../drawings/IconName";

/** One short message above the page. Its text is text: nothing in it becomes markup. */
export interface Message {
  /** Two messages with one key are the same message. */
  key: string;
  text: string;
  icon: IconName;
  /** One thing to do about it. The message goes when it is done. */
  action?: { label: string; run: () => void };
}
