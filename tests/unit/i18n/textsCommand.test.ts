import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { csvTexts } from "../../../scripts/texts/csvTexts.mjs";
import { textsCsv } from "../../../scripts/texts/textsCsv.mjs";
import { texts as command } from "../../../scripts/texts.mjs";

let root = "";
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "texts-"));
  cpSync("locales", path.join(root, "locales"), { recursive: true });
});

const file = () => path.join(root, "texts.csv");
const common = () => readFileSync(path.join(root, "locales/nl-BE/common.json"), "utf8");
const edit = (change: (csv: string) => string) =>
  writeFileSync(file(), change(readFileSync(file(), "utf8")));

describe("npm run texts", () => {
  it("exports every text with its screen, and imports it without a change", () => {
    const before = common();
    expect(command(["export"], root)).toMatchObject({ code: 0 });
    expect(readFileSync(file(), "utf8")).toMatch(/^\uFEFFkey;screen;text\n/);
    expect(command(["import"], root).out).toBe("No text differs.\n");
    expect(common()).toBe(before);
  });

  it("writes a changed text, and no other file", () => {
    command(["export"], root);
    edit(csv => csv.replace(/^site\.skip;common;.*$/m, "site.skip;common;Naar de tekst"));
    expect(command(["import"], root).out).toBe(
      `Changed: ${path.normalize("locales/nl-BE/common.json")}\n`,
    );
    expect(JSON.parse(common())["site.skip"]).toBe("Naar de tekst");
  });

  it("ties numbers to their units again, which a spreadsheet tore apart", () => {
    writeFileSync(
      file(),
      "key;text\nfileUpload.tooBig;{{name}} is meer dan {{max}} MB. Bel 02 000 00 00.\n",
    );
    command(["import"], root);
    expect(JSON.parse(common())["fileUpload.tooBig"]).toBe(
      "{{name}} is meer dan {{max}}\u00A0MB. Bel 02\u00A0000\u00A000\u00A000.",
    );
  });

  it("checks how the texts read, and mends what it can", () => {
    cpSync("src", path.join(root, "src"), { recursive: true });
    expect(command(["check"], root)).toMatchObject({ code: 0 });
    writeFileSync(
      path.join(root, "locales/nl-BE/offline.json"),
      '{"offline.title":"Gelieve 3 dagen te wachten"}',
    );
    const { code, err } = command(["check"], root);
    expect(code).toBe(1);
    expect(err).toMatch(
      /^- offline\.title: “Gelieve”\. Write: .+\n- offline\.title: a number .+tidy\.\n$/,
    );
    expect(command(["tidy"], root).out).toContain("Changed: ");
    expect(command(["check"], root).err).not.toContain("a number");
  });

  it("reads what another spreadsheet writes: commas, carriage returns, other columns first", () => {
    writeFileSync(file(), '\uFEFFScreen,Text,Key\r\ncommon,"Naar, ""hier""",site.skip\r\n');
    expect(command(["import"], root).out).toContain("These keys have no row; their texts stay:");
    expect(JSON.parse(common())["site.skip"]).toBe('Naar, "hier"');
  });

  it.each([
    ["a line that names the separator", "sep=;\nkey;screen;text\nsite.skip;common;Naar de tekst\n"],
    ["empty cells behind rows", "key;screen;text;;;\nsite.skip;common;Naar de tekst;;; \n;;;;;\n"],
    ["tabs", "sep=\t\r\nKey\tText\r\nsite.skip\tNaar de tekst\r\n"],
  ])("reads a spreadsheet's %s", (_, csv) => {
    writeFileSync(file(), `\uFEFF${csv}`);
    expect(command(["import"], root).out).toContain("Changed: locales/nl-BE/common.json\n");
    expect(JSON.parse(common())["site.skip"]).toBe("Naar de tekst");
  });

  it("names the row as a spreadsheet numbers it, blank ones too", () => {
    writeFileSync(file(), "sep=;\nkey;screen;text\n;;\n\nsite.skip;common;\n");
    expect(command(["import"], root).err).toContain('Row 4, "site.skip": the text is empty');
  });

  it.each([
    ["a text that was cut at a separator", "site.skip;common;Naar; de tekst", "a cell too many"],
    ["an unknown key", "site.gone;common;Weg", 'Row 2, "site.gone": no screen has this key'],
    ["a lost value", "footer.copyright;common;© {{name}}", "must hold {{name}}, {{year}}"],
    ["a broken value", "footer.brand;common;{{name} en {{name}}", "must hold {{name}}"],
    ["a value too many", "site.skip;common;Naar {{name}}", "must hold no {{values}}"],
    ["an empty text", "site.skip;common; ", "the text is empty"],
    ["a key twice", "site.skip;common;A\nsite.skip;common;B", "this key stands twice"],
    ["another encoding", "site.skip;common;Caf\uFFFD", 'Save it as "CSV UTF-8"'],
    ["an open quotation mark", 'site.skip;common;"Naar', "a quotation mark is not closed"],
  ])("names the row and the repair of %s, and writes nothing", (_, row, said) => {
    const before = common();
    writeFileSync(file(), `key;screen;text\n${row}\n`);
    const { code, err } = command(["import"], root);
    expect(code).toBe(1);
    expect(err).toContain(said);
    expect(common()).toBe(before);
  });

  it.each([
    [["import", "none.csv"], "Export it first"],
    [["export", "--language", "fr-BE"], "There is no folder locales/fr-BE"],
    [["publish"], "npm run texts -- export"],
  ])("says what a wrong command needs: %j", (given, said) => {
    const { code, err } = command(given, root);
    expect(code).toBe(2);
    expect(err).toContain(said);
  });

  it("brings any text there and back", () => {
    const key = fc.stringMatching(/^[a-z]{1,8}\.[a-z]{1,8}$/);
    const text = fc
      .string({ unit: "grapheme", minLength: 1 })
      .map(value => value.replace(/\r\n?/g, "\n"))
      .filter(value => value.trim() !== "" && !/\{\{|\}\}|\uFFFD/.test(value));
    fc.assert(
      fc.property(fc.dictionary(key, text, { minKeys: 1 }), of => {
        const texts = new Map([["screen", { ...of }]]);
        expect(csvTexts(textsCsv(texts), texts)).toEqual({ texts, missing: [], faults: [] });
      }),
      { numRuns: 300 },
    );
  });
});
