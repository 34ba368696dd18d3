import type { Status } from "../delivery/row";
import type { QuestionId } from "../flow/step";
import type { TextKey } from "../i18n/textKey";

/** What a person does on a screen; resolves once it is done. */
export type Move = () => Promise<void>;

/** The endpoint's part: an HTTP answer, no connection, or no answer at all. */
export type Reply =
  | { status: number; body?: object; headers?: Readonly<Record<string, string>> }
  | "cut"
  | "silence";

/** One screen in one state, and how to get there. */
export interface Screen {
  /** Its name in addresses (`?scherm=`) and of its picture. */
  id: string;
  /** The page on which it begins, below the base path. */
  path: string;
  /** The page's name. */
  page: TextKey;
  /** What is to be seen, in words. */
  state: TextKey;
  /** Steps that were answered before. */
  answered?: readonly QuestionId[];
  /** Arrived by a broker's link. */
  linked?: true;
  /** What the endpoint for leads answers. */
  reply?: Reply;
  /** The browser says that there is no connection. */
  offline?: true;
  /** Nothing times out. */
  endless?: true;
  /** A lead of an earlier visit in the outbox. */
  row?: Partial<Status>;
  /** A service asks for consent. */
  asks?: true;
  /** How the page is met other than by script on a screen. */
  met?: "withoutScript" | "onPaper";
  play?: readonly Move[];
  /** Selector of what is there once the state is. */
  shows: string;
}
