import { appendFile } from "node:fs/promises";
import path from "node:path";
import { compress } from "./compress";
import { dropCopies } from "./dropCopies";
import { checkWorker } from "./gatsby/checkWorker";
import { signPageData } from "./gatsby/signPageData";
import { thirdPartyFiles } from "./gatsby/thirdPartyFiles";
import { trimHtml } from "./gatsby/trimHtml";
import { offlineFiles } from "./offlineFiles";
import { ownPolicy } from "./ownPolicy";
import { setAside } from "./setAside";
import { sharedLinks } from "./sharedLinks";
import { structuredData } from "./structuredData";
import { writePublic } from "./writePublic";

/**
 * Makes of what Gatsby wrote what visitors get.
 * @param places the table of postcodes, by its name in `public/`
 */
export async function finishPublic(root: string, places: string): Promise<void> {
  await dropCopies(root);
  await trimHtml(root);
  await sharedLinks(root);
  await structuredData(root);
  // Behind all that writes into pages.
  await ownPolicy(root);
  await signPageData(root);
  // Before offlineFiles, which lists existing files with digests.
  await thirdPartyFiles(root);
  const files = await offlineFiles(root, places);
  await writePublic(root, new Map([["offline-files.json", JSON.stringify(files)]]));
  await checkWorker(root);
  // Each build is another worker, so that open pages notice it.
  await appendFile(path.join(root, "public/sw.js"), `// ${files.build}\n`);
  await setAside(root);
  await compress(root);
}
