import path from "node:path";
import type { Lead } from "../../src/answers/leadSchema";
import { household } from "../support/browser/household";
import { plainHost } from "../support/browser/plainHost";
import { test as base, expect } from "../support/browser/test";
import { address, control, send, walkTo } from "../support/browser/walk";
import { repository } from "../support/built/site";

const test = base.extend<{ host: Awaited<ReturnType<typeof plainHost>> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  host: async ({}, use) => {
    const host = await plainHost(path.join(repository, "preview"), address(""));
    await use(host);
    await host.close();
  },
  baseURL: async ({ host }, use) => use(host.origin),
});

test("a preview at another path takes a visit to its end, on a host that knows files only", async ({
  page,
  host,
}) => {
  expect(address("/")).not.toBe("/familiale-verzekering/");
  const sent: Lead[] = [];
  const outside: string[] = [];
  page.on("request", request => {
    if (!request.url().startsWith(host.origin + address("/"))) outside.push(request.url());
  });
  // The endpoint: a file host has none.
  await page.route(`**${address("/api/leads")}`, route => {
    sent.push(route.request().postDataJSON());
    return route.fulfill({ status: 201, json: { reference: "PROEF-1" } });
  });
  const who = household();
  await walkTo(page, "brokerSearch", who);
  await control(page, "broker", "demo-001").check();
  expect(await send(page)).toBe("PROEF-1");
  await expect(page.locator("#broker-card")).toContainText("Voorbeeldbrug");
  await page.reload();
  await expect(page.locator("[data-reference]")).toHaveText("PROEF-1");
  expect(sent.map(({ test: marked, person }) => [marked, person.email])).toEqual([
    [true, who.email],
  ]);
  expect(outside).toEqual([]);
  expect(host.asked.filter(line => !/^(?:GET|HEAD) 200/.test(line))).toEqual([]);
});
