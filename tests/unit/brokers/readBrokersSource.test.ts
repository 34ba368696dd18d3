import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readBrokersSource } from "../../../src/brokers/source/readBrokersSource";
import { type Served, serve } from "./serveFiles";

const header = "id,name,postcode";
let folder: string;
let count = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "brokers-"));
});

async function read(content: string | Uint8Array) {
  const name = `${++count}.csv`;
  await writeFile(join(folder, name), content);
  return readBrokersSource(name, folder);
}
const values = async (content: string) => (await read(content)).rows.map(row => row.values);

describe("a CSV file", () => {
  const wanted = [{ id: "a", name: "Müßig, Zn & é", postcode: "9000" }];

  test.each([
    ["commas", `${header}\na,"Müßig, Zn & é",9000\n`],
    ["semicolons", "id;name;postcode\na;Müßig, Zn & é;9000\n"],
    ["quoted headers", '"id";"name";"postcode"\n"a";"Müßig, Zn & é";"9000"'],
    ["a byte order mark", `\uFEFF${header}\na,"Müßig, Zn & é",9000`],
    ["Windows line ends", `${header}\r\na,"Müßig, Zn & é",9000\r\n`],
    ["old Mac line ends", `${header}\ra,"Müßig, Zn & é",9000\r`],
    ["blank lines", `\n${header}\n\n,,\na,"Müßig, Zn & é",9000\n\n`],
    ["a first line that names the separator", "sep=;\nid;name;postcode\na;Müßig, Zn & é;9000\n"],
    ["that line after a byte order mark", `\uFEFFsep=,\r\n${header}\r\na,"Müßig, Zn & é",9000`],
    ["that line as a cell", '"sep=;";;\nid;name;postcode\na;Müßig, Zn & é;9000\n'],
    ["tabs", "id\tname\tpostcode\na\tMüßig, Zn & é\t9000\n"],
    ["empty cells behind the rows", "id;name;postcode\na;Müßig, Zn & é;9000;;;;; \n"],
    ["empty cells behind the header", "id;name;postcode;;\na;Müßig, Zn & é;9000;;\n;;;;\n"],
    ["capitals and spaces in the header", `ID, Name ,PostCode\na,"Müßig, Zn & é",9000`],
  ])("with %s", async (_, csv) => {
    expect(await values(csv)).toEqual(wanted);
  });

  test("lines are counted through quoted line breaks, whatever they are", async () => {
    const csv = `${header}\r\na,"Een\r\ntwee\n""drie""",9000\r\n\r\nb,Vier,9000\nc,Vijf,9000`;
    const { rows } = await read(csv);
    expect(rows.map(({ at, values: { id, name } }) => [at, id, name])).toEqual([
      ["line 2", "a", 'Een\ntwee\n"drie"'],
      ["line 6", "b", "Vier"],
      ["line 7", "c", "Vijf"],
    ]);
  });

  test("a line with too many values is a problem of that line only", async () => {
    const { rows } = await read(`sep=,\n${header}\na,Peeters, Zn,9000\nc,Vijf,9000`);
    expect(rows.map(({ at, problem }) => [at, problem?.slice(0, 34)])).toEqual([
      ["line 3", "has 4 values, the header has 3. Pu"],
      ["line 4", undefined],
    ]);
  });

  test("spreadsheets leave out empty cells at the ends of rows", async () => {
    const csv = `${header},phone,email\na,Een,9000\nb,Twee,9000,,b@c.example\n`;
    expect(await values(csv)).toEqual([
      { id: "a", name: "Een", postcode: "9000", phone: "", email: "" },
      { id: "b", name: "Twee", postcode: "9000", phone: "", email: "b@c.example" },
    ]);
  });

  test.each([
    ["", /file is empty/],
    [`${header}\na,"Niet gesloten,9000\nb,Vier,9000`, /line 2: .*Close the quotes/],
    [`${header},name\na,b,9000,c`, /column "name" twice/],
    ["<!doctype html><p>Aanmelden", /web page/],
    ['[{"id":"a",]', /not valid JSON/],
    ['{"id":"a"}', /not a list/],
  ])("%j is refused", async (content, reason) => {
    await expect(read(content)).rejects.toThrow(reason);
    await expect(read(content)).rejects.toThrow(/Check BROKERS_SOURCE/);
  });

  test("another encoding is refused, never half read", async () => {
    await expect(read(Buffer.from(`${header}\na,Zoë,9000`, "latin1"))).rejects.toThrow(/CSV UTF-8/);
    await expect(read(Buffer.from(`\uFEFF${header}`, "utf16le"))).rejects.toThrow(/CSV UTF-8/);
  });
});

test("a JSON list with the same keys, numbers and nulls allowed", async () => {
  const { rows } = await read('[{"id":"a","postcode":9000,"lat":51.05,"phone":null},7,{"id":{}}]');
  expect(rows[0]?.values).toEqual({ id: "a", postcode: "9000", lat: "51.05", phone: "" });
  expect(rows.map(({ at, problem }) => [at, problem?.split(".")[0]])).toEqual([
    ["entry 1", undefined],
    ["entry 2", "is not an object"],
    ["entry 3", 'has a list or object as "id"'],
  ]);
});

test("a missing file, a folder: one clear line", async () => {
  for (const path of ["nergens.csv", "."]) {
    const error: Error = await readBrokersSource(path, folder).catch(reason => reason);
    expect(error.message).toMatch(
      /^Brokers from .*[\\/].*(does not exist|cannot be read).*Check BROKERS/,
    );
    expect(error.message).not.toContain("\n");
  }
});

test("empty means the embedded file", async () => {
  expect((await readBrokersSource(" ", process.cwd())).name).toMatch(
    /src[\\/]brokers[\\/]brokers\.csv$/,
  );
});

describe("an address", () => {
  let served: Served;
  let status = 200;
  beforeAll(async () => {
    served = await serve((request, response) => {
      if (request.url === "/silent") return;
      if (request.url === "/stalls") {
        response.writeHead(200).write(`${header}\na,Proef,9000\n`);
        return;
      }
      if (request.url === "/page") {
        response.writeHead(200, { "Content-Type": "text/html" });
        response.end("\n<!-- portal -->\n<html><title>Aanmelden</title></html>");
        return;
      }
      if (request.url === "/away") response.writeHead(302, { Location: "http://127.0.0.1:1/" });
      else response.writeHead(status);
      response.end(`${header}\na,Proef,9000`);
    });
  });
  afterAll(() => served.close());

  test("is read", async () => {
    const source = await readBrokersSource(`${served.origin}/b.csv?sleutel=geheim`, folder);
    expect(source).toMatchObject({ name: `${served.origin}/b.csv`, folder: null });
    expect(source.rows).toHaveLength(1);
  });

  test.each([404, 500])(
    "that answers %i stops the build without showing its secrets",
    async code => {
      status = code;
      const error: Error = await readBrokersSource(
        `${served.origin}/b.csv?sleutel=geheim`,
        folder,
      ).catch(reason => reason);
      expect(error.message).toMatch(new RegExp(`b\\.csv: The server answered ${code}\\. Check`));
      expect(error.message).not.toContain("geheim");
    },
  );

  test.each(["silent", "stalls"])("that is %s stops the build after a while", async path => {
    const error: Error = await readBrokersSource(`${served.origin}/${path}`, folder, 300).catch(
      reason => reason,
    );
    expect(error.message).toMatch(
      /^Brokers from http.*: No full answer within 0\.3 seconds\. Check/,
    );
    expect(error.message).not.toContain("\n");
  });

  test("that gives a page in place of a list stops the build", async () => {
    const error: Error = await readBrokersSource(`${served.origin}/page`, folder).catch(
      reason => reason,
    );
    expect(error.message).toMatch(
      /page: This is a web page, not CSV or JSON\. Check BROKERS_SOURCE/,
    );
    expect(error.message).not.toContain("\n");
  });

  test("that nobody answers at, or that is not https, stops the build", async () => {
    await expect(readBrokersSource("http://localhost:1/b.csv", folder)).rejects.toThrow(
      /cannot be reached/,
    );
    for (const address of [
      "http://voorbeeld.example/b.csv",
      "ftp://localhost/b.csv",
      "file:///etc/x",
    ])
      await expect(readBrokersSource(address, folder)).rejects.toThrow(/Only https/);
    await expect(readBrokersSource(`${served.origin}/away`, folder)).rejects.toThrow();
  });
});
