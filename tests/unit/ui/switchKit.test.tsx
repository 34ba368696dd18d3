import { readFileSync } from "node:fs";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { KitGallery } from "../../../src/gallery/KitGallery";
import { shownOverlay } from "../../../src/i18n/overlay";
import { setKitLanguage } from "../../../src/layout/setKitLanguage";
import { site } from "../../../src/settings/site";
import { kitConfig, kitLocale } from "../../../src/ui/kitConfig";
import { kitLanguages, switchKit } from "../../../src/ui/switchKit";
import { renderWithTexts } from "../../support/renderWithTexts";

const words = (file: string): Record<string, string> =>
  JSON.parse(readFileSync(`locales/${file}.json`, "utf8"));
const lists: Record<string, Record<string, string>> = {
  nl: words("nl-BE/common"),
  ...Object.fromEntries(
    ["de", "fr", "it", "en"].map(language => [language, words(`${language}/ui`)]),
  ),
};
const word = (language: string, key: string) => lists[language]?.[key] ?? "?";
const names: Record<string, string> = {
  ...{ de: "Deutsch", fr: "français", it: "italiano", en: "English", nl: "Nederlands" },
};

afterEach(() => setKitLanguage(site.language));

describe("the gallery", () => {
  it("shows the kit in each of its five languages: words, numbers, and back to those of the page", async () => {
    renderWithTexts(<KitGallery />);
    expect([...kitLanguages].sort()).toEqual(Object.keys(names).sort());
    // Each is looked for once: a search by role through the whole gallery takes long. That things can be seen is
    // asked of each of them below.
    const regions = new Map(
      ["NumberStepper", "DateInput", "FileUpload", "Textarea"].map(kind => [
        kind,
        screen.getByRole("region", { name: `${kind}: ingevuld`, hidden: true }),
      ]),
    );
    const example = (kind: string) => {
      const region = regions.get(kind);
      if (!region?.isConnected) throw new Error(`${kind} was put in anew.`);
      return within(region);
    };
    for (const [language, name] of Object.entries(names)) {
      await userEvent.click(screen.getByText(name, { selector: "button" }));
      const more = word(language, "numberStepper.more");
      await waitFor(() =>
        expect(example("NumberStepper").getByRole("button", { name: more })).toBeVisible(),
      );
      expect(kitConfig().language).toBe(language);
      for (const part of ["day", "month", "year"])
        expect(example("DateInput").getByLabelText(word(language, `date.${part}`))).toBeVisible();
      expect(example("FileUpload").getByText(word(language, "fileUpload.choose"))).toBeVisible();
      expect(example("FileUpload").getByText(word(language, "fileUpload.notKept"))).toBeVisible();
      const left = word(language, "textarea.left")
        .replaceAll("\u00A0", " ")
        .replace("{{max}}", "60")
        .split("{{count}}");
      expect(example("Textarea").getAllByText(new RegExp(left.join("\\d+")))[0]).toBeVisible();
      const size = new Intl.NumberFormat(kitLocale(), {
        ...{ style: "unit", unit: "megabyte", minimumFractionDigits: 1 },
      }).format(1.2);
      expect(example("FileUpload").getByText(size.replace(/\s/, " "))).toBeVisible();
      // What belongs to the site stays in the language of the page.
      expect(screen.getByText("Meldingen", { selector: "h2, h3" })).toBeVisible();
    }
  });
});

it("the words stay when live texts come, and those keep the rest", async () => {
  renderWithTexts(<KitGallery />);
  await act(() => switchKit({ language: "fr", region: "BE", allowedLanguages: ["nl", "fr"] }));
  const live = { "date.day": "Dag!", "kit.messages": "Levende meldingen" };
  act(() => shownOverlay.set({ over: (_, bundled) => pick(live, bundled) }));
  expect(screen.getByText("Levende meldingen", { selector: "h2, h3" })).toBeVisible();
  expect(screen.getAllByLabelText("Jour")[0]).toBeVisible();
  expect(
    shownOverlay.get()?.over("x", { "date.day": "Dag", "date.year": "Jaar" }, "nl-BE"),
  ).toEqual({
    "date.day": "Jour",
    "date.year": "Année",
  });
});

const pick = (texts: Record<string, string>, bundled: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).filter(([key]) => key in bundled));
