import { household, keepDraft } from "../support/browser/household";
import { ready, test } from "../support/browser/offline";
import { expect } from "../support/browser/test";
import { answer, live, next, open } from "../support/browser/walk";
import { basePath, stepPaths } from "../support/built/site";
import { scriptsOf } from "../support/built/weight";

/** The script that a step has to itself. */
function ownScript(path: string): string {
  const others = stepPaths.filter(other => other !== path).flatMap(scriptsOf);
  const own = scriptsOf(path).find(name => !others.includes(name));
  if (!own) throw new Error(`${path} has no script of its own.`);
  return own;
}
const pathOf = new Map(stepPaths.map(path => [ownScript(path), path]));

test("what is stored is not run: the code of this step and of the next, when the visitor pauses", async ({
  page,
}) => {
  // Counts what V8 has run, wherever it came from.
  const session = await page.context().newCDPSession(page);
  await session.send("Debugger.enable");
  const ran = new Set<string>();
  session.on("Debugger.scriptParsed", ({ url }) => {
    const path = pathOf.get(new URL(url || page.url()).pathname.replace(`${basePath}/`, ""));
    if (path) ran.add(path);
  });
  const who = household();
  await keepDraft(page, who, { before: "insuranceChoice" });
  await open(page, "/verzekeringskeuze/");
  await ready(page);
  await expect.poll(() => [...ran].sort()).toEqual(["/gezinssituatie/", "/verzekeringskeuze/"]);
  await answer(page, "insuranceChoice", who);
  await next(page, "/verzekeringskeuze/");
  await live(page);
  await expect
    .poll(() => [...ran].sort())
    .toEqual(["/gezinssituatie/", "/uw-gegevens/", "/verzekeringskeuze/"]);
});
