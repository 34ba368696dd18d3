import { keepConsent } from "../support/browser/keepConsent";
import { agentThere, expectClean, hide, measuredBy } from "../support/browser/telemetry";
import { expect, test } from "../support/browser/test";
import { open } from "../support/browser/walk";
import { intakeHost } from "../support/intakeHost";

test("a section of config.json that cannot be used is told, and the page goes on with its defaults", async ({
  page,
}) => {
  const intake = await intakeHost();
  await measuredBy(page, intake, { lead: { endpoint: "ftp://nergens" }, contact: { phone: 7 } });
  await keepConsent(page, { telemetry: true });
  await open(page, "/verzekeringskeuze/");
  await expect(page.getByRole("banner")).toContainText("02 000 00 00");
  await agentThere(page);
  await hide(page);
  const broken = () =>
    intake.taken
      .filter(({ event }) => event.name === "config_broken")
      .map(({ event }) => event.context.tags.section);
  await expect.poll(broken).toEqual(["lead", "contact"]);
  expectClean(intake);
  await intake.close();
});
