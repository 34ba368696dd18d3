import { withPrefix } from "gatsby";

/** Where texts are read: an absolute address as it is, a relative one under the base path. */
export function textsAddress(loadPath: string): string {
  return /^https?:/i.test(loadPath) ? loadPath : withPrefix(`/${loadPath.replace(/^\//, "")}`);
}
