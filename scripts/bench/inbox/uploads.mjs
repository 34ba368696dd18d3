// node uploads.mjs URL COUNT: posts so many leads with 20 MB of documents, one after the other. A process of its own: what
// it does with 20 MB would delay who measures others' waits.
import { postDocuments } from "./postLeads.mjs";

const [, , url = "", count = ""] = process.argv;
const documents = [0, 1].map(() => new Uint8Array(9.9 * 1024 * 1024));
for (let turn = 0; turn < Number(count); turn++) {
  const status = await postDocuments(url, documents);
  if (status !== 201) throw new Error(`The inbox answered ${status}.`);
}
