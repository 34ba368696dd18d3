import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formLimits, formParts } from "../../../src/inbox/formParts";

/** A form as the platform writes it, with its content type. */
async function written(form: FormData) {
  const request = new Request("http://localhost/", { method: "POST", body: form });
  const body = Buffer.from(await request.arrayBuffer());
  return { body, type: request.headers.get("content-type") ?? "" };
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

describe("formParts", () => {
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
    const type = `multipart/form-data${"; boundary=".repeat(10_000)}`;
    const begun = performance.now();
    formParts(Buffer.from("--x"), type);
    formParts(Buffer.from("--x"), `multipart/form-data${" ;".repeat(50_000)}`);
    formParts(Buffer.from("--x"), `multipart/form-data;${" ".repeat(100_000)}`);
    expect(performance.now() - begun).toBeLessThan(1000);
  });
});
