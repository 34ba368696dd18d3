import { expect, it } from "vitest";
import { gatherTexts } from "../../../src/build/gatherTexts";

const node = (ns: string, texts: object, language = "nl-BE") => ({
  ns,
  language,
  data: JSON.stringify(texts),
});
const nodes = [
  node("pets", { "pets.title": "Uw dieren", "step.pets": "Dieren", "answers.kind.cat": "Een kat" }),
  node("common", { "site.title": "Familiale" }),
  node("answers", { "answers.none": "Geen" }),
  node("pets", { "step.pets": "Animaux" }, "fr-BE"),
];
const nodeModel = {
  findAll: async ({ query }: { query: { filter?: { language: { eq: string } } } }) => ({
    entries: nodes.filter(({ language }) => language === query.filter?.language.eq),
  }),
};
const of = async (ns: string) =>
  JSON.parse(await gatherTexts(node(ns, {}), undefined, { nodeModel }));

it("hands the words of a step that other pages show to the namespace that these load", async () => {
  expect(await of("common")).toEqual({ "site.title": "Familiale", "step.pets": "Dieren" });
  expect(await of("answers")).toEqual({ "answers.none": "Geen", "answers.kind.cat": "Een kat" });
});

it("leaves them out of the step's own, so that no page carries a text twice", async () => {
  expect(await of("pets")).toEqual({ "pets.title": "Uw dieren" });
});
