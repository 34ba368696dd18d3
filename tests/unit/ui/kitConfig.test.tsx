import { readdirSync, readFileSync } from "node:fs";
import { cleanup, render, screen } from "@testing-library/react";
import { createInstance } from "i18next";
import { I18nextProvider } from "react-i18next";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { setKitLanguage } from "../../../src/layout/setKitLanguage";
import { site } from "../../../src/settings/site";
import { FileUpload } from "../../../src/ui/FileUpload";
import { kitConfig, kitDefaults, kitLocale, setKit } from "../../../src/ui/kitConfig";
import { NumberStepper } from "../../../src/ui/NumberStepper";
import { readableSize } from "../../../src/ui/readableSize";
import { Textarea } from "../../../src/ui/Textarea";

afterEach(() => setKitLanguage(site.language));
afterAll(() => setKitLanguage(site.language));

const read = (file: string): Record<string, string> => JSON.parse(readFileSync(file, "utf8"));
const dutch = read("locales/nl-BE/common.json");
/** Keys of built-in words: those that the kit's own files ask for. */
const asked = new Set(
  readdirSync("src/ui")
    .filter(file => /\.tsx?$/.test(file))
    .flatMap(file => [...readFileSync(`src/ui/${file}`, "utf8").matchAll(/"([a-z]\w*\.\w+)"/gi)])
    .map(([, key = ""]) => key)
    .filter(key => key in dutch),
);
const holes = (text = "") => [...text.matchAll(/\{\{\w+\}\}/g)].map(([hole]) => hole).sort();

describe("the settings of the kit", () => {
  it("are German in Switzerland until a site sets its own", () => {
    expect(kitDefaults).toEqual({
      language: "de",
      region: "CH",
      allowedLanguages: ["de", "fr", "it", "en"],
    });
  });

  it("are set together: Dutch in Belgium on this site", () => {
    expect(kitConfig()).toEqual({ language: "nl", region: "BE", allowedLanguages: ["nl"] });
    expect(kitLocale()).toBe("nl-BE");
  });

  it.each([
    ["nl", ["de", "fr", "it", "en"], "de"],
    ["nl", ["fr", "nl"], "nl"],
    ["nl", ["fr", "en"], "fr"],
  ])("a language %s with the list %j gives %s", (language, allowedLanguages, result) => {
    setKit({ language, region: "CH", allowedLanguages });
    expect(kitConfig().language).toBe(result);
  });
});

describe.each([
  ["de", "CH", "1.2 MB", "Entfernen"],
  ["fr", "CH", "1,2 Mo", "Supprimer"],
  ["it", "CH", "1.2 MB", "Rimuovi"],
  ["en", "GB", "1.2 MB", "Remove"],
])("%s in %s", (language, region, size, remove) => {
  const words = read(`locales/${language}/ui.json`);

  it("has all built-in words, with the places for values of the Dutch ones", () => {
    expect(asked.size).toBeGreaterThan(15);
    expect([...asked].filter(key => !(key in words))).toEqual([]);
    for (const [key, text] of Object.entries(words))
      expect(holes(text), key).toEqual(holes(dutch[key]));
  });

  it("says them in the fields, with numbers as written there", () => {
    setKit({ language, region, allowedLanguages: kitDefaults.allowedLanguages });
    expect(readableSize(1_234_567).replace(/\s/g, " ")).toBe(size);
    const texts = createInstance();
    texts.init({
      lng: language,
      ns: "ui",
      defaultNS: "ui",
      resources: { [language]: { ui: words } },
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false },
      initImmediate: false,
    });
    render(
      <I18nextProvider i18n={texts}>
        <NumberStepper name="a" label="A" min={1} max={15} required={false} />
        <Textarea name="b" label="B" maxLength={10} count={text => text.length} />
        <FileUpload
          name="c"
          label="C"
          files={[{ name: "x.pdf", size: 1_234_567, busy: false }]}
          extensions={[".pdf"]}
          onAdd={() => {}}
          onRemove={() => {}}
        />
      </I18nextProvider>,
    );
    expect(screen.getByText(words["form.optional"] ?? "")).toBeVisible();
    expect(screen.getByRole("button", { name: words["numberStepper.more"] })).toBeVisible();
    expect(
      screen.getByRole("button", { name: new RegExp(`^${remove}\\s*x\\.pdf$`) }),
    ).toBeVisible();
    for (const key of Object.keys(words)) expect(document.body).not.toHaveTextContent(key);
    cleanup();
  });
});
