import { expectAccessible } from "../support/browser/axe";
import { answersOf, household, keep, keepDraft } from "../support/browser/household";
import { startLink } from "../support/browser/startLink";
import { storedLeads } from "../support/browser/storedLeads";
import { expect, test } from "../support/browser/test";
import { address, arrive, control, live, next, open, send, visit } from "../support/browser/walk";

test("what the browser fills in without telling is checked, kept and sent", async ({ page }) => {
  const who = household();
  await keepDraft(page, who, { before: "yourInformation" });
  await open(page, "/uw-gegevens/");
  await control(page, "contactBy", "email").check();
  await control(page, "postcode").fill("9000");
  await page.locator("select[name=municipality]").selectOption("Gent");
  await page.evaluate(({ firstName, lastName, email }) => {
    for (const [name, value] of Object.entries({ firstName, lastName, email }))
      (document.querySelector(`[name=${name}]`) as HTMLInputElement).value = value;
  }, who);
  await next(page, "/uw-gegevens/");
  await control(page, "broker", "demo-001").check();
  await page.evaluate(() => {
    (document.querySelector("[name=marketing]") as HTMLInputElement).checked = true;
  });
  await send(page);
  const { firstName, lastName, email } = who;
  expect(storedLeads(email)).toMatchObject([
    { person: { firstName, lastName, email }, consents: { marketing: true } },
  ]);
});

test("erasing leaves nothing of the answers, on the device or on the pages", async ({ page }) => {
  for (const [at, path] of ["/uw-gegevens/", "/makelaar/"].entries()) {
    if (at === 0) await keepDraft(page, household({ message: "Niet bewaren" }));
    else
      await page.evaluate(
        draft => sessionStorage.setItem("familiale:draft", draft),
        JSON.stringify({ version: 1, answers: answersOf(household()), brokerContext: null }),
      );
    await open(page, path);
    const buffer = Buffer.from("%PDF-1.4");
    if (at === 0)
      await control(page, "document").setInputFiles({
        name: "a.pdf",
        mimeType: "application/pdf",
        buffer,
      });
    await page.getByText("Wis mijn antwoorden").click();
    await page.getByRole("button", { name: "Wis alles" }).click();
    await arrive(page, "/");
    await expect(
      page.getByText("Gewist van dit toestel: uw antwoorden, bestanden en referentie"),
    ).toBeVisible();
    await expectAccessible(page, `the toast after erasing on ${path}`);
    await expect(startLink(page).first()).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem("familiale:draft"))).toBeNull();
    await page.goBack();
    await arrive(page, "/verzekeringskeuze/");
    await expect(page.locator("input:checked")).toHaveCount(0);
  }
});

test("erasing without a connection says so, loses nothing, and works once there is one", async ({
  page,
  context,
  allow,
}) => {
  allow(/ERR_INTERNET_DISCONNECTED/);
  const who = household();
  await keepDraft(page, who);
  await open(page, "/uw-gegevens/");
  await page.waitForLoadState("networkidle");
  await page.getByText("Wis mijn antwoorden").click();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Wis alles" }).click();
  await expect(page.getByText("Nog niet alles is gewist.")).toBeVisible();
  await expect(control(page, "email")).toHaveValue(who.email);
  await context.setOffline(false);
  await page.getByRole("button", { name: "Wis alles" }).click();
  await arrive(page, "/");
  await expect(
    page.getByText("Gewist van dit toestel: uw antwoorden, bestanden en referentie"),
  ).toBeVisible();
});

test("a draft of an older version is let go with a kind word", async ({ page }) => {
  await keep(page, { version: 0, answers: answersOf(household()), brokerContext: null });
  await page.goto(address("/makelaar/"));
  await arrive(page, "/verzekeringskeuze/");
  await expect(page.getByText("Onze vragen zijn intussen vernieuwd")).toBeVisible();
  await expectAccessible(page, "the snackbar about an older draft");
  await control(page, "formula", "basis").check();
  await next(page, "/verzekeringskeuze/");
  await page.reload();
  await live(page);
  await expect(page.getByText("Onze vragen zijn intussen vernieuwd")).toHaveCount(0);
});

test("without an older draft there is no such word", async ({ page }) => {
  await visit(page, "/");
  await open(page, "/verzekeringskeuze/");
  await expect(page.getByText("Onze vragen zijn intussen vernieuwd")).toHaveCount(0);
});
