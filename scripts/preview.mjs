// npm run preview: builds into preview/ and serves it. Its leads go to a file of their own.
//   --path /voorbeeld/   where it stands on its host; / is the root
//   --leads https://…    another endpoint for its test leads
//   --build              does not serve
import { buildPreview } from "./buildPreview.mjs";
import { bundleServer, serverBundle } from "./bundleServer.mjs";
import { checkNode } from "./checkNode.mjs";
import { previewOptions } from "./previewOptions.mjs";
import { runNode } from "./runNode.mjs";

checkNode();
const { basePath, leads, serves } = previewOptions(process.argv.slice(2), "/familiale-verzekering");
if (serves) {
  await bundleServer();
  await runNode([serverBundle, "check"]);
}
buildPreview({ basePath, leads });
console.log(`\nThe preview is in preview/; it belongs at ${basePath}/ of its host.`);
if (serves) {
  console.log(
    `http://localhost:${process.env.PORT || 9000}${basePath}/schermen/ shows every screen.\nTest leads go to .data/preview-leads.sqlite.\n`,
  );
  // Neither the store of real leads nor anybody who gets them, whatever this shell has set.
  const apart = { LEADS_STORE: ".data/preview-leads.sqlite", LEADS_SMTP: "", LEADS_WEBHOOK: "" };
  await runNode([serverBundle, "site", "preview"], { ...apart, GATSBY_BASE_PATH: basePath });
}
