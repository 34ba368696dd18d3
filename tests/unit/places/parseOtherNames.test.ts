import { expect, it } from "vitest";
import { matchPlaces } from "../../../src/places/findPlace";
import { parseOtherNames } from "../../../src/places/parseOtherNames";
import { readPlaces } from "../../../src/places/readPlaces";

const rows = [
  { postcode: "1000", names: ["Brussel"] },
  { postcode: "3790", names: ["Moelingen", "Voeren"] },
];
const parse = (...lines: string[]) =>
  parseOtherNames(["postcode,name,others", ...lines].join("\n"), rows);

it("gives what each name of a postcode is called elsewhere", () => {
  expect([
    ...parse("1000,Brussel,Bruxelles|Brüssel", "3790,Voeren,Fourons", "3790,Moelingen,Mouland"),
  ]).toEqual([
    ["1000", { Brussel: ["Bruxelles", "Brüssel"] }],
    ["3790", { Voeren: ["Fourons"], Moelingen: ["Mouland"] }],
  ]);
});

it.each([
  ["1000;Brussel;Bruxelles", /line 2: .* does not fit/],
  ["1000,Brussels,Bruxelles", /line 2: places.csv has no Brussels at 1000/],
  ["9999,Brussel,Bruxelles", /line 2: places.csv has no Brussel at 9999/],
])("%s stops the build", (line, message) => {
  expect(() => parse(line)).toThrow(message);
});

it("each of them finds its place, shown in Dutch", () => {
  const places = readPlaces(process.cwd());
  const known = places.flatMap(({ postcode, otherNames = {} }) =>
    Object.entries(otherNames).flatMap(([name, others]) =>
      others.map(other => [postcode, name, other] as const),
    ),
  );
  expect(known.length).toBeGreaterThan(100);
  for (const [postcode, name, other] of known) {
    const found = matchPlaces(places, other, 12).map(match => `${match.postcode} ${match.name}`);
    expect(found, other).toContain(`${postcode} ${name}`);
    expect(matchPlaces(places, `${postcode} ${other}`)[0], other).toMatchObject({ postcode, name });
  }
});
