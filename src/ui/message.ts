import type { IconName } from "../drawings/IconName";

/** A short message above the page. Plain text, never markup. */
export interface Message {
  /** Two messages with one key are the same message. */
  key: string;
  text: string;
  icon: IconName;
  /** One action; the message goes once it is done. */
  action?: { label: string; run: () => void };
}
