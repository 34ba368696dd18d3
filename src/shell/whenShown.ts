import { beReady } from "../offline/beReady";
import { tellLostFiles } from "./tellLostFiles";

/** What a page does once it is shown and idle; a chunk of its own. `loadPage` is that of Gatsby's loader. */
export async function whenShown(loadPage: (path: string) => Promise<unknown>): Promise<void> {
  tellLostFiles();
  await beReady(loadPage);
}
