import { describe, expect, test } from "vitest";
import { checkBrokers } from "../../../src/brokers/source/checkBrokers";
import { csvRows } from "../../../src/brokers/source/csvRows";
import type { SourceRow } from "../../../src/brokers/source/sourceRow";

const places = [
  { postcode: "9000", names: ["Gent"], lat: 51.05, lon: 3.71667 },
  { postcode: "9050", names: ["Gentbrugge"], lat: 51.03, lon: 3.76 },
];
const good = (count: number): SourceRow[] =>
  Array.from({ length: count }, (_, i) => ({
    at: `line ${i + 2}`,
    values: { id: `b-${i}`, name: `Kantoor ${i}`, postcode: "9000" },
  }));
/** One row among enough good ones to stay below 1 %. */
const check = (values: Record<string, string>) => {
  const row = { at: "line 400", values: { id: "x", name: "Proef", postcode: "9000", ...values } };
  const { brokers, warnings } = checkBrokers([...good(200), row], places);
  return { broker: brokers.find(({ id }) => id === values.id || id === "x"), warnings };
};

describe("a bad value leaves the row out and says where, what and how to repair it", () => {
  test.each([
    ["id", "Kantoor 1", "a-z, 0-9"],
    ["id", "", "a-z, 0-9"],
    ["id", "a".repeat(65), "1 to 64"],
    ["name", "  \n ", "name"],
    ["name", "–", "name"],
    ["status", "bank", "makelaar, agent or subagent"],
    ["postcode", "", "four digits"],
    ["postcode", "0999", "four digits"],
    ["postcode", "90000", "four digits"],
    ["email", "info@voorbeeld", "one address"],
    ["email", "a@b.example?bcc=c@d.example", "one address"],
    ["website", "javascript:alert(1)", "http(s)"],
    ["website", "ftp://voorbeeld.example", "http(s)"],
    ["website", "https://wie:wat@voorbeeld.example", "http(s)"],
    ["vat", "0000.000.197", "check digits"],
    ["vat", "2000.000.000", "check digits"],
    ["logo", "../geheim.svg", "beside the source"],
    ["logo", "/etc/hostname.png", "beside the source"],
    ["logo", "http://voorbeeld.example/logo.svg", "https"],
    ["logo", "logo.html", "image file"],
    ["lat", "3.72", "within Belgium"],
    ["lon", "oost", "within Belgium"],
    ["hours", "elke dag", "ma-vr"],
    ["street", "a".repeat(201), "200"],
  ])("%s %j", (field, value, repair) => {
    const { broker, warnings } = check({ [field]: value });
    expect(broker).toBeUndefined();
    expect(warnings).toHaveLength(1);
    for (const part of ["line 400", `${field} has the value`, repair, "Left out."])
      expect(warnings[0]).toContain(part);
  });

  test("every bad value of a row is named", () => {
    const { warnings } = check({ email: "x", vat: "1", website: "data:text/html,x" });
    expect(warnings).toHaveLength(3);
  });

  test("one of lat and lon is no place", () => {
    expect(check({ lat: "51.1" }).warnings[0]).toContain('lon has the value ""');
  });
});

describe("a good row", () => {
  test("is tidied, and nothing more", () => {
    const { broker, warnings } = check({
      name: " Kantoor\n D\u2019Hondt & Zoe\u0308 ",
      status: "Agent",
      postcode: "B-9000",
      vat: "BE 000.000.196",
      phone: "09/000.00.01",
      website: "voor\u00adbeeld.example\u200b",
      lat: "51,123456",
      lon: "3,7",
    });
    expect(warnings).toEqual([]);
    expect(broker).toEqual({
      id: "x",
      name: "Kantoor D’Hondt & Zoë",
      status: "agent",
      street: null,
      postcode: "9000",
      municipality: null,
      phone: "09/000.00.01",
      email: null,
      website: "voorbeeld.example",
      vat: "0000.000.196",
      logo: null,
      lat: 51.1235,
      lon: 3.7,
      hours: null,
    });
  });

  test.each(["90000001", "470123456", "9E+07", "geen", "09 000 00 01 of 09 000 00 02"])(
    "loses the phone %j, with a warning, and nothing else",
    phone => {
      const { broker, warnings } = check({ phone, email: "a@b.example" });
      expect(broker).toMatchObject({ id: "x", phone: null, email: "a@b.example" });
      expect(warnings).toEqual([
        expect.stringContaining(`line 400: phone has the value "${phone}"`),
      ]);
      expect(warnings[0]).toContain("one number");
      expect(warnings[0]).not.toContain("Left out");
    },
  );

  test("does not count as bad without its phone, however many there are", () => {
    const rows = good(100).map(({ at, values }) => ({
      at,
      values: { ...values, phone: "9000001" },
    }));
    expect(checkBrokers(rows, places)).toMatchObject({ brokers: { length: 100 } });
  });

  test("gets its place from the postcode", () => {
    expect(check({}).broker).toMatchObject({ lat: 51.05, lon: 3.7167, status: "onbekend" });
  });

  test("with an unknown postcode stands near its neighbour, with a warning", () => {
    const { broker, warnings } = check({ postcode: "9051" });
    expect(broker).toMatchObject({ postcode: "9051", lat: 51.03, lon: 3.76 });
    expect(warnings[0]).toMatch(/line 400: postcode .*9051.*9050 gives the place.*repair it/);
  });
});

describe("what stops the build", () => {
  const bad = (count: number): SourceRow[] =>
    Array.from({ length: count }, (_, i) => ({
      at: `line ${900 + i}`,
      values: { id: `bad-${i}`, name: "", postcode: "9000" },
    }));

  test("1 % bad passes, more does not and lists them", () => {
    expect(checkBrokers([...good(198), ...bad(2)], places).brokers).toHaveLength(198);
    expect(() => checkBrokers([...good(197), ...bad(3)], places)).toThrow(
      /3 of 200 .*more than 1 %.*line 900.*line 901.*line 902: name has the value ""/s,
    );
  });

  test("a long list is cut", () => {
    expect(() => checkBrokers([...good(10), ...bad(50)], places)).toThrow(/… and 30 more$/);
  });

  test("a duplicate id, also in a bad row: both lines are named", () => {
    const twice = { at: "line 77", values: { id: " b-3 ", name: "", postcode: "9000" } };
    expect(() => checkBrokers([...good(300), twice], places)).toThrow(
      /id "b-3" stands on line 5 and line 77\. Give each its own id/,
    );
  });

  test("no rows, no good row, no column", () => {
    expect(() => checkBrokers([], places)).toThrow(/no brokers/i);
    expect(() => checkBrokers(bad(1), places)).toThrow(/No broker is good.*line 900/s);
    expect(() => checkBrokers(csvRows("id,naam,postcode\na,b,9000"), places)).toThrow(
      /The column "name" is missing\. Add it/,
    );
  });

  test("no places: nobody can be placed", () => {
    expect(() => checkBrokers(good(1), [])).toThrow(/line 2: postcode .*add lat and lon/);
  });
});

test("an unknown column is named: a misspelt one would be lost", () => {
  const rows = csvRows("id,name,postcode,webiste\na,Proef,9000,voorbeeld.example");
  expect(checkBrokers(rows, places).warnings).toEqual([
    expect.stringMatching(/^The column "webiste" is not known.*website/),
  ]);
});
