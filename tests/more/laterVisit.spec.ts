import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/browser/axe";
import { configure, forward, startEndpoint } from "../support/browser/endpoint";
import { type Household, household, keepDraft } from "../support/browser/household";
import { storedLeads } from "../support/browser/storedLeads";
import { expect, test } from "../support/browser/test";
import { address, arrive, control, nextButton, open } from "../support/browser/walk";

/** A tab that sent in vain, and was closed. */
async function leaveWaiting(page: Page, status = 404) {
  const endpoint = await startEndpoint(() => ({ status, body: {} }));
  await configure(page, { lead: { endpoint: endpoint.url } });
  const who = household();
  await keepDraft(page, who);
  await open(page, "/makelaar/");
  await control(page, "broker", "demo-001").check();
  await nextButton(page).click();
  await arrive(page, "/technische-problemen/");
  return { endpoint, who };
}

async function visitLater(page: Page, url: string): Promise<Page> {
  const later = await page.context().newPage();
  await configure(later, { lead: { endpoint: url } });
  await page.close();
  return later;
}

const one = (who: Household) => storedLeads(who.email).map(lead => lead.reference);

test("a later visit sends what waits, and says so with the reference", async ({ page, allow }) => {
  allow(/status of 404/);
  const { endpoint, who } = await leaveWaiting(page);
  endpoint.answering = forward;
  const later = await visitLater(page, endpoint.url);
  await later.goto(address("/"));
  await expect(later.locator("#messages")).toContainText("is verstuurd en ontvangen");
  await expect(later.locator("#messages")).toContainText(one(who)[0] ?? "-");
  // Another tab: what was sent is none of its own, and it shows no card.
  await later.goto(address("/bedankt/"));
  await expect(later).toHaveURL(address("/"));
  await endpoint.stop();
});

test("a later visit that is refused says so, and has the answers for who knows the e-mail address", async ({
  page,
  allow,
}) => {
  allow(/status of 4/);
  const { endpoint, who } = await leaveWaiting(page);
  const errors = [{ pointer: "/person/email", code: "email" }];
  endpoint.answering = () => ({ status: 422, body: { errors } });
  const later = await visitLater(page, endpoint.url);
  await later.goto(address("/"));
  const message = later.locator("#messages");
  await expect(message).toContainText("konden we niet verwerken");
  await expect(message).not.toContainText(who.email);
  await message.getByRole("button", { name: "Ze is van mij" }).click();
  await arrive(later, "/technische-problemen/");
  const email = control(later, "claimContact");
  await email.fill("iemand@elders.example");
  await later.getByRole("button", { name: "Toon mijn aanvraag" }).click();
  await expect(later.locator("#claimContact-error")).toContainText("staat niet in de aanvraag");
  await expectAccessible(later, "whose lead waits");
  await expect(later.getByText("Voorbeeldbrug")).toHaveCount(0);
  await email.fill(who.email);
  await later.getByRole("button", { name: "Toon mijn aanvraag" }).click();
  await expect(later).toHaveURL(address("/uw-gegevens/"));
  await expect(later.locator("[data-error-summary]")).toBeFocused();
  await expect(control(later, "email")).toHaveValue(who.email);
  await expect(later.locator("#email-error")).not.toBeEmpty();
  await endpoint.stop();
});

test("after three days it is not sent any more: said and erased", async ({ page, allow }) => {
  allow(/status of 404/);
  const { endpoint } = await leaveWaiting(page);
  endpoint.answering = forward;
  const arrived = endpoint.arrived.length;
  const later = await visitLater(page, endpoint.url);
  await later.clock.install({ time: Date.now() + 73 * 3_600_000 });
  await later.goto(address("/"));
  // In small steps: what the device takes its own time for must not find its patience over.
  await expect(async () => {
    await later.clock.runFor(200);
    await expect(later.locator("#messages")).toContainText("geen bevestiging", { timeout: 300 });
  }).toPass();
  expect(endpoint.arrived).toHaveLength(arrived);
  await endpoint.stop();
});
