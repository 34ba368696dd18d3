import type { Page, Route } from "@playwright/test";
import type { StepId } from "../../src/flow/step";
import { stepOf } from "../../src/flow/stepOf";
import { asking, askingPaths } from "../support/asking";
import { answersOf, household, keep, keepDraft } from "../support/browser/household";
import { storedLeads } from "../support/browser/storedLeads";
import { expect, test } from "../support/browser/test";
import { address, arrive, control, nextButton, open, visit } from "../support/browser/walk";
import { readPublic } from "../support/built/site";

type Side = "previous" | "next";

const elsewhere = "https://elders.example/pagina";

/** What a build has of which the flow leads out of the site there: in its scripts, and in the page's data. */
async function leadOut(page: Page, id: StepId, side: Side): Promise<void> {
  await page.route(elsewhere, route =>
    route.fulfill({ contentType: "text/html", body: "<title>Elders</title>" }),
  );
  const entry = new RegExp(`\\{id:"${id}",path:"[^}]*\\}`, "g");
  const out = (text: string) =>
    text.replace(
      entry,
      found =>
        `${found.slice(0, -1).replace(new RegExp(`,${side}:"\\w+"`), "")},${side}:"${elsewhere}",${side}External:!0}`,
    );
  // From the disk: what is asked of the host may be under way when the page is left.
  await page.route("**/*.js", route =>
    route.fulfill({ contentType: "text/javascript", body: out(readPublic(nameOf(route))) }),
  );
  const data = `page-data${stepOf(id).path}page-data.json`;
  await page.route(`**/${data}`, route => {
    const json = JSON.parse(readPublic(data));
    const { sides } = json.result.pageContext;
    if (sides) sides[side] = { href: elsewhere, external: true };
    return route.fulfill({ json });
  });
}

const nameOf = (route: Route) => new URL(route.request().url()).pathname.slice(address("/").length);

const who = household();
const link = (page: Page, name: RegExp) => page.getByRole("main").getByRole("link", { name });

/** How a visitor comes to the page, within the visit: the HTML of this build leads where it always did. */
const between = asking.slice(1, -1).map(({ id, path }, i) => {
  const arrival = (page: Page) => onward(page, askingPaths[i] ?? "", path);
  return [id, arrival] as const;
});
const arrivals: Partial<Record<StepId, (page: Page) => Promise<void>>> & {
  [Id in "welcome" | "brokerSearch"]: (page: Page) => Promise<void>;
} = {
  ...Object.fromEntries(between),
  welcome: async page => {
    await visit(page, "/privacy/");
    await page.getByRole("banner").getByRole("link").first().click();
    await arrive(page, "/");
  },
  insuranceChoice: async page => {
    await keepDraft(page, who);
    await open(page, "/gezinssituatie/");
    await link(page, /^Vorige/).click();
    await arrive(page, "/verzekeringskeuze/");
  },
  brokerSearch: async page => {
    await onward(page, askingPaths.at(-2) ?? "", "/makelaar/");
    await control(page, "broker", "none").check();
  },
  thankYou: async page => {
    await keep(page, { reference: "AB12", brokerId: null }, "familiale:sent");
    await page.goto(address("/bedankt/"));
    await expect(page.locator("[data-delivery=accepted]")).toBeVisible();
  },
  technicalDifficulties: async page => {
    await page.route("**/api/leads", route => route.fulfill({ status: 400 }));
    await arrivals.brokerSearch(page);
    await nextButton(page).click();
    await arrive(page, "/technische-problemen/");
  },
};

async function onward(page: Page, from: string, to: string): Promise<void> {
  await keepDraft(page, who);
  await open(page, from);
  await nextButton(page).click();
  await arrive(page, to);
}

const sides: [id: StepId, side: Side, press: (page: Page) => Promise<void>][] = [
  ["welcome", "previous", page => link(page, /^Vorige$/).click()],
  [
    "welcome",
    "next",
    page =>
      link(page, /^Vraag een voorstel/)
        .first()
        .click(),
  ],
  ["insuranceChoice", "previous", page => link(page, /^Vorige$/).click()],
  ["insuranceChoice", "next", page => nextButton(page).click()],
  ["familySituation", "previous", page => link(page, /^Vorige$/).click()],
  ["familySituation", "next", page => nextButton(page).click()],
  ["yourInformation", "previous", page => link(page, /^Vorige$/).click()],
  ["yourInformation", "next", page => nextButton(page).click()],
  ["brokerSearch", "previous", page => link(page, /^Vorige$/).click()],
  ["brokerSearch", "next", page => nextButton(page).click()],
  ["thankYou", "previous", page => link(page, /^Vorige$/).click()],
  ["thankYou", "next", page => link(page, /^Volgende$/).click()],
  ["technicalDifficulties", "previous", page => link(page, /^Vorige$/).click()],
  ["technicalDifficulties", "next", page => link(page, /^Volgende$/).click()],
];

for (const [id, side, press] of sides)
  test(`${side} of ${id} leads out of the site where its entry says so`, async ({
    page,
    allow,
  }) => {
    allow(/status of 400/);
    await leadOut(page, id, side);
    expect(arrivals[id]).toBeDefined();
    await arrivals[id]?.(page);
    await press(page);
    await expect(page).toHaveURL(elsewhere);
    await expect(page).toHaveTitle("Elders");
  });

test("an external next of a question still comes after its check", async ({ page }) => {
  await leadOut(page, "insuranceChoice", "next");
  await visit(page, "/");
  await link(page, /^Vraag een voorstel/)
    .first()
    .click();
  await arrive(page, "/verzekeringskeuze/");
  await nextButton(page).click();
  await expect(page.locator("[data-error-summary]")).toBeFocused();
  await expect(page).toHaveURL(address("/verzekeringskeuze/"));
});

test("an external next of the broker step comes after the lead was stored", async ({ page }) => {
  const own = household();
  await leadOut(page, "brokerSearch", "next");
  await keep(page, { version: 1, answers: answersOf(own), brokerContext: null });
  await open(page, "/makelaar/");
  await control(page, "broker", "none").check();
  await nextButton(page).click();
  await expect(page).toHaveURL(elsewhere);
  expect(storedLeads(own.email)).toHaveLength(1);
});

test("who goes on with kept answers follows an external next of the first page, too", async ({
  page,
}) => {
  await leadOut(page, "welcome", "next");
  await keepDraft(page, who);
  await arrivals.welcome(page);
  await link(page, /^Vraag een voorstel/)
    .first()
    .click();
  await expect(page).toHaveURL(elsewhere);
});
