import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Broker } from "../../../src/brokers/broker";
import { brokerFiles } from "../../../src/brokers/source/brokerFiles";
import { freshPage, type LeadHost, leadHost } from "../../support/leadHost";

const logo = "brokers/logos/l.0123456789.svg";
const office: Broker = {
  id: "demo-001",
  name: "Kantoor Voorbeeldbrug",
  status: "makelaar",
  street: "Testlaan 1",
  postcode: "9000",
  municipality: "Gent",
  phone: null,
  email: null,
  website: null,
  vat: null,
  logo,
  lat: 51.05,
  lon: 3.72,
  hours: null,
};
const { manifest, files } = brokerFiles([office]);
const published = Object.fromEntries([...files].map(([path, body]) => [`/${path}`, body]));
const linked = () => ({
  ...{ id: office.id, name: office.name, logo: `${host.origin}/${logo}` },
  ...{ status: "makelaar", address: "Testlaan 1, 9000 Gent", phone: null },
});

let host: LeadHost;

beforeEach(async () => {
  host = await leadHost();
  await freshPage(host.origin);
  window.___loader = {
    loadPage: async () => ({
      json: { pageContext: { brokers: manifest } },
    }),
  };
});
afterEach(() => {
  delete window.___loader;
  return host.close();
});

/** Arrives with this link at a page that has the header; tells when the link was looked up. */
async function arrive(search: string, answers: object = {}) {
  sessionStorage.setItem(
    "familiale:draft",
    JSON.stringify({ version: 1, answers, brokerContext: null }),
  );
  const { takeParameters } = await import("../../../src/draft/arrival");
  takeParameters(`https://www.voorbeeld.example/${search}`);
  const { Layout } = await import("../../../src/layout/Layout");
  const { renderWithTexts } = await import("../../support/renderWithTexts");
  renderWithTexts(<Layout>inhoud</Layout>);
  const { followLink } = await import("../../../src/choosing/followLink");
  return followLink();
}
const kept = () => JSON.parse(sessionStorage.getItem("familiale:draft") ?? "null");

describe("a broker's own link", () => {
  it("puts logo and name in the header and is kept", async () => {
    host.files = published;
    await arrive("?makelaar=demo-001");
    expect(await screen.findByRole("img", { name: office.name })).toHaveAttribute(
      "src",
      linked().logo,
    );
    expect(screen.getByText(office.name)).toBeVisible();
    expect(kept().brokerContext).toEqual(linked());
  });

  it("goes before a choice that was made earlier", async () => {
    host.files = published;
    await arrive("?makelaar=demo-001", { brokerSearch: { broker: "demo-009", radius: "10" } });
    expect(kept().answers.brokerSearch).toEqual({
      broker: "demo-001",
      brokerLabel: office.name,
      radius: "10",
    });
  });

  it.each(["demo-002", "", "<script>", "../../x"])("of nobody (%j) changes nothing", async id => {
    host.files = published;
    await arrive(`?makelaar=${encodeURIComponent(id)}`);
    expect(kept()).toEqual({ version: 1, answers: {}, brokerContext: null });
    expect(
      screen.getByRole("link", { name: "Voorbeeld Verzekeringen, naar het begin" }),
    ).toBeVisible();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("is looked up once more when the list did not load", async () => {
    const followed = arrive("?makelaar=demo-001");
    await waitFor(() => expect(host.asked).not.toEqual([]));
    host.files = published;
    await followed;
    expect(kept().brokerContext).toEqual(linked());
  });
});
