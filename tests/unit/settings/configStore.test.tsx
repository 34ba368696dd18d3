import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { freshPage, type LeadHost, leadHost } from "../../support/leadHost";

let host: LeadHost;
let store: typeof import("../../../src/settings/configStore");

beforeEach(async () => {
  host = await leadHost();
  await freshPage(host.origin);
  store = await import("../../../src/settings/configStore");
});
afterEach(() => host.close());

function Phone() {
  return <p>{store.useConfig().contact.phone}</p>;
}

describe("the configuration of a page", () => {
  it("begins with the build's and follows the host's", async () => {
    host.config = { contact: { phone: "09 000 00 00" } };
    render(<Phone />);
    expect(screen.getByText("02 000 00 00")).toBeVisible();
    expect(await screen.findByText("09 000 00 00")).toBeVisible();
  });

  it("is read once per page", async () => {
    host.config = { contact: { phone: "09 000 00 00" } };
    const first = await store.loadConfig();
    host.config = { contact: { phone: "03 000 00 00" } };
    expect(await store.loadConfig()).toBe(first);
  });

  it.each([[undefined], ["<!doctype html>"]])(
    "rejects when it cannot be read (%j), and the next call tries again",
    async broken => {
      host.config = broken;
      await expect(store.loadConfig()).rejects.toThrow();
      host.config = { contact: { phone: "09 000 00 00" } };
      expect((await store.loadConfig()).contact.phone).toBe("09 000 00 00");
    },
  );

  it("leaves the page as it is when it cannot be read", async () => {
    host.config = undefined;
    render(<Phone />);
    await act(() =>
      store.loadConfig().then(
        () => expect.unreachable(),
        () => {},
      ),
    );
    expect(screen.getByText("02 000 00 00")).toBeVisible();
  });
});
