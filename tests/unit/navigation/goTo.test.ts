// @vitest-environment jsdom
import { navigate } from "gatsby";
import { expect, it, vi } from "vitest";
import { goTo } from "../../../src/navigation/goTo";

it("resolves when the page that is left is gone, not when Gatsby was asked", async () => {
  document.body.innerHTML = "<main></main>";
  vi.mocked(navigate).mockResolvedValue(undefined);
  let there = false;
  const going = goTo("/bedankt/").then(() => {
    there = true;
  });
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(there).toBe(false);
  document.body.innerHTML = "<main></main>";
  await going;
  expect(there).toBe(true);
});

it("does not wait for ever for a page that stays", async () => {
  document.body.innerHTML = "<main></main>";
  vi.mocked(navigate).mockResolvedValue(undefined);
  await goTo("/bedankt/");
  expect(document.querySelector("main")?.isConnected).toBe(true);
});
