import { navigate } from "gatsby";
import { localPath } from "./localPath";

/** Goes to a page of ours, in the language of the page on screen. */
export async function goTo(path: string, options?: { replace: boolean }): Promise<void> {
  await (options ? navigate(localPath(path), options) : navigate(localPath(path)));
}
