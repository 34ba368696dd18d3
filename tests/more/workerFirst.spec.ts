import { household, keepDraft } from "../support/browser/household";
import { ready, test } from "../support/browser/offline";
import { expect } from "../support/browser/test";
import { address, live, open } from "../support/browser/walk";
import { readPublic } from "../support/built/site";

test("a page that was on its way while the first worker started is stored and answered too", async ({
  page,
  host,
}) => {
  const held = new Map<string, () => void>();
  host.instead = (name, response) => {
    if (name !== "sw.js" && name !== "uw-gegevens/") return false;
    held.set(name, () => {
      const type = name === "sw.js" ? "text/javascript" : "text/html";
      response.writeHead(200, { "Content-Type": type });
      response.end(readPublic(name.replace(/\/$/, "/index.html")));
    });
    return true;
  };
  await keepDraft(page, household(), { before: "yourInformation" });
  await open(page, "/gezinssituatie/");
  await expect.poll(() => held.has("sw.js")).toBe(true);
  // The visitor goes on by a full load; the worker is there before that page is.
  const onItsWay = page.goto(address("/uw-gegevens/"));
  await expect.poll(() => held.has("uw-gegevens/")).toBe(true);
  held.get("sw.js")?.();
  // The page before it is taken by the worker, and stores the flow.
  await expect.poll(() => host.asked).toContain("offline-files.json");
  held.get("uw-gegevens/")?.();
  await onItsWay;
  host.instead = () => false;
  await live(page);
  await ready(page);
});
