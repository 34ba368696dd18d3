import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { readLead } from "../../../src/inbox/readLead";

const limits = { leadBytes: 64, files: 2, fileBytes: 100_000, bundleBytes: 150_000 };
const sha256 = (content: string) => createHash("sha256").update(content).digest("hex");
const part = (name: string, content: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`;

/** Reads a form in chunks. @param lost whether each is overwritten once the next one was taken */
function read(text: string, lost = false) {
  const chunkBytes = 1000;
  let last: Buffer | null = null;
  const reader = readLead(
    { key: "k", proof: "", form: "multipart/form-data; boundary=x", bytes: text.length },
    limits,
  );
  for (let at = 0; at < text.length; at += chunkBytes) {
    const chunk = Buffer.from(text.slice(at, at + chunkBytes));
    reader.take(chunk);
    if (lost) last?.fill(0);
    last = chunk;
  }
  return reader.end();
}

describe("documents that come in", () => {
  it("are hashed chunk by chunk, not when they are whole", () => {
    const files = ["a\r\n".repeat(20_000), "", "b".repeat(40_000)];
    const forms = files.map(file => `${part("document", file)}${part("lead", "{}")}--x--`);
    expect(forms.map(form => read(form, true))).toMatchObject(
      files.map(file => ({ uploads: [{ sha256: sha256(file) }] })),
    );
  });
});

describe("what is wrong with a form", () => {
  const lead = part("lead", "{}");
  const document = (bytes: number) => part("document", "d".repeat(bytes));
  it.each([
    ["too many files", `${lead}${document(1).repeat(3)}--x--`, "too_large"],
    ["a file too large", `${document(100_001)}${lead}--x--`, "too_large"],
    ["files too large together", `${lead}${document(80_000).repeat(2)}--x--`, "too_large"],
    ["a lead too large", `${part("lead", "1".repeat(65))}--x--`, "too_large"],
    ["a file too large in no form", `${lead}${document(100_001)}`, "not_form"],
    ["files but no lead", `${document(1)}--x--`, "not_json"],
    [
      "too many parts after a file too large",
      `${document(100_001)}${lead.repeat(20)}`,
      "too_large",
    ],
  ])("%s", (_, text, code) => {
    expect(read(text)).toMatchObject({ code });
  });

  it("is nothing for two leads, of which the first counts", () => {
    const other = part("other", "o".repeat(300_000));
    expect(read(`${other}${lead}${part("lead", "[]")}--x--`)).toMatchObject({ text: "{}" });
  });
});
