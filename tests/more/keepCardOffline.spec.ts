import { ready, test } from "../support/browser/offline";
import { expect } from "../support/browser/test";
import { address, reference } from "../support/browser/walk";
import { dutch } from "../support/dutch";

test("the office goes to the contacts without a connection", async ({ page, host, allow }) => {
  allow(/Failed to load resource|ERR_/);
  await page.goto(address("/"));
  await ready(page);
  await page.evaluate(sent => sessionStorage.setItem("familiale:sent", JSON.stringify(sent)), {
    reference: "FV-7K3M-9QXT",
    brokerId: "demo-001",
  });
  await page.goto(address("/bedankt/"));
  await reference(page);
  const keep = page.getByRole("button", { name: dutch("thankYou.keep") });
  await expect(keep).toBeVisible();
  host.down = true;
  const download = page.waitForEvent("download");
  await keep.click();
  expect((await download).suggestedFilename()).toBe("Kantoor-Voorbeeldbrug.vcf");
});
