import { benchLead } from "./benchLead.mjs";

/** Posts one lead. @param {string} url @returns its wait in ms */
export async function postLead(url) {
  const content = benchLead();
  const started = performance.now();
  const { status } = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": content.id },
    body: JSON.stringify(content),
  });
  if (status !== 201) throw new Error(`The inbox answered ${status}.`);
  return performance.now() - started;
}

/** Posts one lead with documents, as a form. @param {string} url @param {Uint8Array<ArrayBuffer>[]} documents
 * @returns {Promise<number>} the status */
export async function postDocuments(url, documents) {
  const content = benchLead(documents);
  const form = new FormData();
  form.append("lead", new Blob([JSON.stringify(content)], { type: "application/json" }));
  for (const document of documents) form.append("document", new Blob([document]), "document.pdf");
  const headers = { "Idempotency-Key": content.id };
  return (await fetch(url, { method: "POST", headers, body: form })).status;
}

/** Posts so many leads by so many senders, in turn to each address.
 * @param {string[]} urls @param {number} senders @param {number} count */
export async function postLeads(urls, senders, count) {
  /** @type {number[]} */
  const waits = [];
  const started = performance.now();
  const sender = async (/** @type {unknown} */ _, /** @type {number} */ at) => {
    const url = urls[at % urls.length] ?? "";
    for (let turn = 0; turn < count / senders; turn++) waits.push(await postLead(url));
  };
  await Promise.all(Array.from({ length: senders }, sender));
  return { perSecond: waits.length / ((performance.now() - started) / 1000), waits };
}
