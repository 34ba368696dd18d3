import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formLimits, formReader } from "../../../src/inbox/formReader";
import { type WholePart, wholeForm } from "../../support/inbox/wholeForm";

/** A form as the platform writes it, with its content type. */
async function written(form: FormData) {
  const request = new Request("http://localhost/", { method: "POST", body: form });
  const body = Buffer.from(await request.arrayBuffer());
  return { body, type: request.headers.get("content-type") ?? "" };
}

/** Reads a form that comes in chunks of at most so many bytes, in turn. */
function formParts(body: Buffer, type: string, chunks: readonly number[] = [65_536]) {
  const parts: WholePart[] = [];
  const reader = formReader(type, name => {
    const pieces: Uint8Array[] = [];
    return {
      take: piece => pieces.push(piece),
      end: () => parts.push({ name, content: Buffer.concat(pieces) }),
    };
  });
  for (let at = 0, turn = 0; at < body.length; turn++) {
    const size = chunks[turn % chunks.length] ?? body.length;
    reader.take(body.subarray(at, at + size));
    at += size;
  }
  return reader.end() ?? parts;
}

const bytes = fc.oneof(
  fc.uint8Array({ maxLength: 200 }),
  fc.constantFrom("\r\n", "--", "\r\n--", "\r\n\r\n").map(text => new TextEncoder().encode(text)),
);
const sent = fc.record({
  name: fc.constantFrom("lead", "document", "other"),
  fileName: fc.option(fc.string({ unit: "binary", maxLength: 20 })),
  content: bytes,
});

const part = 'Content-Disposition: form-data; name="lead"';
/** Pieces of forms, whole and broken, around boundaries that look like what is around them. */
const scraps = fc.constantFrom(
  ...["--x", "\r\n--x", "\r\n--", "\r\n-", "\r\n", "\r", "--", "-", "x", "a", "\r\n--x--"],
  ...[part, `\r\n${part}`, "\r\n\r\n", "Content-Type: a/b", "\0\xff", 'name="'],
  ...[
    `--x\r\n${part}\r\n\r\n`,
    `\r\n--x\r\n${part}\r\n\r\n`,
    "\r\n--\r\n--x",
    "A: b\r\n".repeat(1363),
  ],
);
const forms = fc.record({
  text: fc.tuple(
    fc.constantFrom(
      ...["", "--x", `--x\r\n${part}\r\n\r\n`],
      ...[19, 20, 21].map(parts => `--x\r\n${part}\r\n\r\n\r\n`.repeat(parts)),
    ),
    fc.array(scraps, { maxLength: 12 }),
    fc.constantFrom("", "\r\n--x--", "\r\n--x--\r\n"),
  ),
  boundary: fc.constantFrom("x", "x", "x", "-", "--x", "x\r\n--x"),
  chunks: fc.array(
    fc.oneof(
      fc.integer({ min: 1, max: 9 }),
      fc.nat(4000).map(size => size + 1),
    ),
    {
      minLength: 1,
      maxLength: 5,
    },
  ),
});

describe("a form that is read while it comes", () => {
  it("is what it would be once it is whole, however it is cut into chunks", () => {
    const seen = new Map<string, number>();
    fc.assert(
      fc.property(forms, ({ text: [start, scraps, end], boundary, chunks }) => {
        const body = Buffer.from(start + scraps.join("") + end, "latin1");
        const type = `multipart/form-data; boundary="${boundary}"`;
        const read = formParts(body, type, chunks);
        expect(read).toEqual(wholeForm(body, type));
        const kind = typeof read === "string" ? read : "whole";
        seen.set(kind, (seen.get(kind) ?? 0) + 1);
      }),
      { numRuns: 3000 },
    );
    for (const kind of ["whole", "not_form", "too_large"])
      expect([kind, (seen.get(kind) ?? 0) > 100]).toEqual([kind, true]);
  });

  it("reads what the platform writes, byte for byte, whatever files are called", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(sent, { maxLength: formLimits.parts }), async list => {
        const form = new FormData();
        for (const { name, fileName, content } of list)
          form.append(name, new Blob([content]), fileName ?? undefined);
        const { body, type } = await written(form);
        const parts = list.length > 0 ? formParts(body, type) : [];
        expect(parts).toEqual(
          list.map(({ name, content }) => ({ name, content: Buffer.from(content) })),
        );
      }),
      { numRuns: 300 },
    );
  });

  it("makes no form of what was cut or changed, unless the rest is one", async () => {
    const form = new FormData();
    form.append("lead", new Blob(["{}"]));
    form.append("document", new Blob([new Uint8Array(20)]), "a.pdf");
    const { body, type } = await written(form);
    const end = body.lastIndexOf("--");
    for (let cut = 0; cut < end; cut++)
      expect(formParts(body.subarray(0, cut), type)).toBe("not_form");
    fc.assert(
      fc.property(fc.nat(body.length - 1), fc.nat(255), (at, byte) => {
        const changed = Buffer.from(body);
        changed[at] = byte;
        const parts = formParts(changed, type);
        if (typeof parts === "string") expect(parts).toBe("not_form");
        else expect(parts.length).toBeLessThanOrEqual(2);
      }),
    );
  });

  it("takes time as its bytes, whatever they are", () => {
    const head = 'content-disposition: form-data; name="';
    const runs = [
      "a",
      " ",
      "\t",
      ";",
      '"',
      "\r",
      "\n",
      "\r\n",
      "-",
      "\r\n--",
      "\r\n--x",
      "\r\n--x\r\n",
      "--x\r\n",
      "\r\n\r\n",
      `${head}a"\r\n\r\n`,
      head,
      "content-disposition: form-data;",
      "content-disposition:\t",
      'content-disposition: form-data; name="a"; x=";',
    ];
    const starts = ["", "--x", "--x\r\n", `--x\r\n${head}`, `--x\r\n${head}lead"\r\n\r\n`];
    for (const run of runs)
      for (const start of starts) {
        const body = Buffer.from(start + run.repeat(Math.ceil(4_000_000 / run.length)));
        const begun = performance.now();
        formParts(body, "multipart/form-data; boundary=x");
        expect([run, start, performance.now() - begun < 1000]).toEqual([run, start, true]);
      }
    // Chunks of a byte, which the network can make of it.
    for (const run of runs) {
      const body = Buffer.from(`--x\r\n${head}lead"\r\n\r\n${run.repeat(100_000 / run.length)}`);
      const begun = performance.now();
      formParts(body, "multipart/form-data; boundary=x", [1]);
      expect([run, performance.now() - begun < 1000]).toEqual([run, true]);
    }
    const type = `multipart/form-data${"; boundary=".repeat(10_000)}`;
    const begun = performance.now();
    formParts(Buffer.from("--x"), type);
    formParts(Buffer.from("--x"), `multipart/form-data${" ;".repeat(50_000)}`);
    formParts(Buffer.from("--x"), `multipart/form-data;${" ".repeat(100_000)}`);
    expect(performance.now() - begun).toBeLessThan(1000);
  });
});
