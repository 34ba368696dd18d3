import { asking } from "../support/asking";
import { timesAsked } from "../support/browser/hostFaults";
import { household, keepDraft } from "../support/browser/household";
import { test } from "../support/browser/offline";
import { expect } from "../support/browser/test";
import { address, arrive, nextButton, open } from "../support/browser/walk";
import { htmlFile, readPublic } from "../support/built/site";
import { namedFiles } from "../support/built/weight";

// What the page asks the host for, without a worker between them.
test.use({ serviceWorkers: "block" });

const exactly = (name: string) => new RegExp(`^${name.replaceAll(".", "\\.")}$`);

for (const { id, path } of asking)
  test(`${path} asks for each file that its HTML names once, and for no styles`, async ({
    page,
    host,
  }) => {
    await keepDraft(page, household(), { before: id });
    await open(page, path);
    const html = readPublic(htmlFile(path));
    const named = [...namedFiles(html, "scripts"), ...namedFiles(html, "data")];
    expect(named.length).toBeGreaterThan(7);
    const times = named.map(name => [name, timesAsked(host, exactly(name))]);
    expect(times).toEqual(named.map(name => [name, 1]));
    const own = [...html.matchAll(/<style data-href="[^"]*\/([^"/]+)">/g)].map(([, name]) => name);
    for (const name of own) expect(timesAsked(host, exactly(name ?? "")), name).toBe(0);
  });

test("the next question brings its own styles, not those that all questions share", async ({
  page,
  host,
}) => {
  await keepDraft(page, household(), { before: "familySituation" });
  await page.goto(address("/verzekeringskeuze/"));
  await nextButton(page).click();
  await arrive(page, "/gezinssituatie/");
  const styles = (path: string) =>
    [...readPublic(htmlFile(path)).matchAll(/<style data-href="[^"]*\/([^"/]+)">/g)].map(
      ([, name = ""]) => name,
    );
  const before = styles("/verzekeringskeuze/");
  for (const name of styles("/gezinssituatie/"))
    expect(timesAsked(host, exactly(name)), name).toBe(before.includes(name) ? 0 : 1);
});
