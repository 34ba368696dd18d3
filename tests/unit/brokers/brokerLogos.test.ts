import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { logoSrc } from "../../../src/brokers/logoSrc";
import { brokerLogos } from "../../../src/brokers/source/brokerLogos";
import { generatedBrokers } from "./generatedBrokers";

const place = { postcode: "9000", names: ["Gent"], lat: 51.05, lon: 3.7 };
const withLogos = (...logos: (string | null)[]) =>
  generatedBrokers(logos.length, [place]).map((broker, i) => ({
    ...broker,
    logo: logos[i] ?? null,
  }));

async function folderWith(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "logos-"));
  await mkdir(join(folder, "logos"));
  for (const [name, body] of Object.entries(files)) await writeFile(join(folder, name), body);
  return folder;
}

test("files get a public path with a hash, addresses stay", async () => {
  const folder = await folderWith({ "logos/Een logo.svg": "<svg/>", "twee.png": "png" });
  const address = "https://voorbeeld.example/logo.svg";
  const brokers = withLogos("logos/Een logo.svg", "twee.png", "twee.png", address, null);
  const result = await brokerLogos(brokers, { folder, name: "brokers.csv" });
  expect(result.warnings).toEqual([]);
  const [one, two, again, ...rest] = result.brokers.map(({ logo }) => logo);
  expect(one).toMatch(/^brokers\/logos\/een-logo\.[0-9a-f]{10}\.svg$/);
  expect(again).toBe(two);
  expect(rest).toEqual([address, null]);
  expect([...result.files.keys()].sort()).toEqual([one, two].sort());
  expect(
    result.brokers.slice(2, 5).map(broker => logoSrc(broker, "/familiale-verzekering")),
  ).toEqual([`/familiale-verzekering/${two}`, address, null]);
});

test("a logo that cannot be used costs the logo, not the broker", async () => {
  const folder = await folderWith({
    "a.svg": "<svg><script>1</script></svg>",
    "b.svg": '<svg onload = "x()"/>',
    "c.png": "x".repeat(100_001),
  });
  const brokers = withLogos("a.svg", "b.svg", "c.png", "weg.png");
  const result = await brokerLogos(brokers, { folder, name: "brokers.csv" });
  expect(result.brokers.map(({ logo }) => logo)).toEqual([null, null, null, null]);
  expect(result.files.size).toBe(0);
  expect(result.warnings.map(text => /scripts|smaller|put it there/.exec(text)?.[0])).toEqual([
    "scripts",
    "scripts",
    "smaller",
    "put it there",
  ]);
});

test("beside an address a file name is an address", async () => {
  const name = "https://voorbeeld.example/data/brokers.csv";
  const { brokers } = await brokerLogos(withLogos("logos/een.svg"), { folder: null, name });
  expect(brokers[0]?.logo).toBe("https://voorbeeld.example/data/logos/een.svg");
});
