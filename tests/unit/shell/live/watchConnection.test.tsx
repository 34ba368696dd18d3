import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { globalHistory } from "@gatsbyjs/reach-router";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { useText } from "../../../../src/i18n/useText";
import { watchConnection } from "../../../../src/shell/live/watchConnection";
import { messageStore, removeMessage } from "../../../../src/ui/messageStore";
import { serveFrom } from "../../../support/gatsby";
import { renderWithTexts } from "../../../support/renderWithTexts";

const region = document.createElement("div");
region.id = "messages";
document.body.append(region);

/** A real host that answers, fails, or hangs up. */
let health: number | "hangUp" = 200;
let asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`);
  if (health === "hangUp") return void request.socket.destroy();
  response.writeHead(health).end();
});
let stop = () => {};

function Page() {
  useText();
  return null;
}

beforeEach(async () => {
  health = 200;
  asked = [];
  await new Promise<void>(done => server.listen(0, "127.0.0.1", done));
  serveFrom(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  renderWithTexts(<Page />);
  stop = watchConnection();
});
afterEach(async () => {
  stop();
  act(() => {
    for (const kind of ["toasts", "snackbars"] as const)
      for (const { key } of messageStore.get()[kind]) removeMessage(kind, key);
  });
  serveFrom("");
  await new Promise(done => server.close(done));
});

const sign = (name: "online" | "offline") => act(() => void window.dispatchEvent(new Event(name)));
/** Not awaited: no router is mounted to say that it arrived. */
const go = (path: string) => act(() => void globalHistory.navigate(path, { replace: true }));
const lost = "U hebt even geen verbinding. Uw antwoorden blijven bewaard.";
const back = "De verbinding is er weer. U kunt verder.";
const goOffline = async () => {
  health = "hangUp";
  sign("offline");
  await screen.findByText(lost);
};

describe("the watch over the connection", () => {
  it("says that it is lost, and that it is back only when the host answered", async () => {
    await goOffline();
    sign("online");
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(screen.getByText(lost)).toBeVisible();
    expect(screen.queryByText(back)).toBeNull();
    health = 200;
    sign("online");
    expect(await screen.findByText(back)).toBeVisible();
    expect(screen.queryByText(lost)).toBeNull();
    expect(new Set(asked)).toEqual(new Set(["HEAD /health.json"]));
  });

  it.each([404, 503, 302])("takes no %i for the host", async status => {
    await goOffline();
    health = status;
    sign("online");
    await waitFor(() => expect(asked).toHaveLength(2));
    await new Promise(done => setTimeout(done, 50));
    expect(screen.queryByText(back)).toBeNull();
  });

  it("says nothing when the browser calls itself offline and the host answers", async () => {
    sign("offline");
    await waitFor(() => expect(asked).toHaveLength(1));
    await new Promise(done => setTimeout(done, 50));
    expect(region).toHaveTextContent("");
  });

  it("says nothing of a connection that was never lost", async () => {
    sign("online");
    await waitFor(() => expect(asked).toHaveLength(1));
    await new Promise(done => setTimeout(done, 50));
    expect(region).toHaveTextContent("");
  });

  it("looks at each page, since a browser on a dead hotspot calls itself online", async () => {
    expect(navigator.onLine).toBe(true);
    health = "hangUp";
    go("/gezinssituatie/");
    expect(await screen.findByText(lost)).toBeVisible();
    health = 200;
    go("/uw-gegevens/");
    expect(await screen.findByText(back)).toBeVisible();
  });

  it("looks again when asked to, and says it again while there is none", async () => {
    await goOffline();
    await userEvent.click(screen.getByRole("button", { name: "Probeer opnieuw" }));
    expect(await screen.findByText(lost)).toBeVisible();
    expect(asked).toHaveLength(2);
    health = 200;
    await userEvent.click(screen.getByRole("button", { name: "Probeer opnieuw" }));
    expect(await screen.findByText(back)).toBeVisible();
  });
});
