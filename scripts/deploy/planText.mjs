/** @typedef {{ upload: { part: string, files: string[] }[], stays: string[], remove: string[], purge: string[] }} Plan */

/** Why a part comes where it does. @type {Record<string, string>} */
const reasons = {
  hashed: "new names, which nothing asks for yet; in any order",
  shared: "what both builds can use; in any order",
  pages: "each page's data right before its HTML; one after the other",
  tells: "from here on open pages know of the new build",
  worker: "last: from here on devices store the new build",
};

/** The plan for a person. @param {Plan} plan */
export function planText({ upload, stays, remove, purge }) {
  const list = (/** @type {readonly string[]} */ files) => files.map(file => `     ${file}`);
  return [
    ...upload.flatMap(({ part, files }, i) => [
      `${i + 1}. Upload ${part} (${files.length}): ${reasons[part]}.`,
      ...list(files),
    ]),
    `${upload.length + 1}. Purge from caches (${purge.length}); folders are pages.`,
    ...list(purge),
    `${upload.length + 2}. Delete (${remove.length}), with their .br and .gz, an hour later at the earliest.`,
    ...list(remove),
    `What stays of earlier builds: ${stays.length} file(s).`,
  ].join("\n");
}
