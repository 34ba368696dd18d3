import { expect, it } from "vitest";
import { builtScripts } from "../../scripts/builtScripts.mjs";
import { editRepairs } from "../../src/build/gatsby/repairs";
import { publicFolder, readPublic } from "../support/built/site";
import { editsFor } from "../support/editsFor";
import { reactListens } from "../support/reactListens";

const scripts = builtScripts(publicFolder);
const heard = new Set(reactListens(editRepairs));

it("no script has a handler that React does not hear: handlersInUse knows all files that have one", () => {
  const others = scripts.filter(name => !name.startsWith("framework-")).map(readPublic);
  const found = others.flatMap(text => text.match(/(?<!\w)on[A-Z]\w*(?=["']?:)/g) ?? []);
  const handlers = [...new Set(found)];
  expect(handlers).toEqual(expect.arrayContaining(["onSubmit", "onInput", "onClick"]));
  const deaf = handlers.filter(handler =>
    reactListens(editsFor([handler])).some(event => !heard.has(event)),
  );
  expect(deaf).toEqual([]);
});

it("React's own script names the events in use, and no other", () => {
  const framework = readPublic(scripts.find(name => name.startsWith("framework-")) ?? "");
  const lists = [...framework.matchAll(/"([a-zA-Z ]+)"\.split\(" "\)/g)].map(([, list]) => list);
  const list = lists.find(names => names?.includes("click") && names.includes("mouseDown"));
  const names = list?.split(" ") ?? [];
  expect(names).toContain("click");
  expect(names.filter(name => !heard.has(name.toLowerCase()))).toEqual([]);
});
