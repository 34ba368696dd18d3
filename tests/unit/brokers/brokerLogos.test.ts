import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { logoSrc } from "../../../src/brokers/logoSrc";
import { brokerLogos } from "../../../src/brokers/source/brokerLogos";
import { generatedBrokers } from "./generatedBrokers";
import { type Served, serve } from "./serveFiles";

const place = { postcode: "9000", names: ["Gent"], lat: 51.05, lon: 3.7 };
const withLogos = (...logos: (string | null)[]) =>
  generatedBrokers(logos.length, [place]).map((broker, i) => ({
    ...broker,
    logo: logos[i] ?? null,
  }));
const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const png = Buffer.from("\x89PNG\r\n\x1a\n....", "latin1");

async function folderWith(files: Record<string, string | Uint8Array>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "logos-"));
  await mkdir(join(folder, "logos"));
  for (const [name, body] of Object.entries(files)) await writeFile(join(folder, name), body);
  return folder;
}

test("files get a public path with a hash", async () => {
  const folder = await folderWith({ "logos/Een logo.svg": svg, "twee.png": png, "drie.svg": png });
  const brokers = withLogos("logos/Een logo.svg", "twee.png", "twee.png", "drie.svg", null);
  const result = await brokerLogos(brokers, { folder, name: "brokers.csv" });
  expect(result.warnings).toEqual([]);
  const [one, two, again, three, none] = result.brokers.map(({ logo }) => logo);
  expect(one).toMatch(/^brokers\/logos\/een-logo\.[0-9a-f]{10}\.svg$/);
  expect(again).toBe(two);
  // The content says what it is.
  expect(three).toMatch(/^brokers\/logos\/drie\.[0-9a-f]{10}\.png$/);
  expect(none).toBeNull();
  expect([...result.files.keys()].sort()).toEqual([one, two, three].sort());
  expect(result.brokers.slice(2).map(broker => logoSrc(broker, "/familiale-verzekering"))).toEqual([
    `/familiale-verzekering/${two}`,
    `/familiale-verzekering/${three}`,
    null,
  ]);
});

test("a logo that cannot be used costs the logo, not the broker", async () => {
  const folder = await folderWith({
    "a.svg": "<svg><script>1</script></svg>",
    "b.svg": '<svg onload = "x()"/>',
    "c.png": "x".repeat(100_001),
    "d.png": "<html>Niet gevonden</html>",
    "e.gif": "geen beeld",
  });
  const brokers = withLogos("a.svg", "b.svg", "c.png", "d.png", "e.gif", "weg.png");
  const result = await brokerLogos(brokers, { folder, name: "brokers.csv" });
  expect(result.brokers.map(({ logo }) => logo)).toEqual(Array(6).fill(null));
  expect(result.files.size).toBe(0);
  for (const [i, said] of [
    "the element script",
    "the attribute onload",
    "make it smaller",
    "the element html",
    "is no SVG, PNG",
    "put it there",
  ].entries())
    expect(result.warnings[i]).toContain(said);
});

describe("an address", () => {
  let served: Served;
  beforeAll(async () => {
    served = await serve(({ url = "" }, response) => {
      if (url.startsWith("/silent")) return;
      if (url === "/gone.svg") return response.writeHead(404).end(svg);
      if (url === "/away.svg")
        return response.writeHead(302, { Location: "http://127.0.0.1:1/" }).end();
      if (url === "/endless.png") {
        response.write(png);
        const more = setInterval(() => response.write(Buffer.alloc(50_000)), 1);
        return response.on("close", () => clearInterval(more));
      }
      if (url === "/stalls.png") return response.write(png);
      return response.end(url === "/bad.svg" ? "<svg><script/></svg>" : svg);
    });
  });
  afterAll(() => served.close());

  // Beside a remote source a file name is an address; only there may it be one of this machine.
  const logosOf = (...names: string[]) =>
    brokerLogos(
      withLogos(...names),
      { folder: null, name: `${served.origin}/brokers.csv?sleutel=geheim` },
      300,
    );

  test("is taken in at build, once, so that no visitor asks a broker's host", async () => {
    const { brokers, files, warnings } = await logosOf(
      "map/Een.svg",
      "map/Een.svg",
      "Twee.svg?v=1",
    );
    expect(warnings).toEqual([]);
    const [one, same, two] = brokers.map(({ logo }) => logo);
    expect(one).toMatch(/^brokers\/logos\/een\.[0-9a-f]{10}\.svg$/);
    expect(same).toBe(one);
    expect(two).toMatch(/^brokers\/logos\/twee\.[0-9a-f]{10}\.svg$/);
    expect(Buffer.from(files.get(one ?? "") ?? []).toString()).toBe(svg);
    expect(served.asked.filter(path => path === "/map/Een.svg")).toHaveLength(1);
  });

  test.each([
    ["gone.svg", "got the answer 404"],
    ["away.svg", "cannot be reached"],
    ["bad.svg", "the element script"],
    ["endless.png", "over 100 kB"],
    ["stalls.png", "did not come within 0.3 seconds"],
    ["silent.svg", "did not come within 0.3 seconds"],
    ["https://127.0.0.1:1/a.svg", "cannot be reached"],
    ["http://127.0.0.1:1/a.svg", "is no https address"],
  ])("%s costs the logo: it %s", async (name, said) => {
    const { brokers, warnings } = await logosOf(name);
    expect(brokers[0]?.logo).toBeNull();
    expect(warnings).toEqual([expect.stringContaining(said)]);
    expect(warnings[0]).not.toContain("geheim");
  });

  test("of a silent host does not keep a build waiting for each logo", async () => {
    const names = Array.from({ length: 200 }, (_, i) => `silent-${i}.svg`);
    const { warnings } = await logosOf(...names, "een.svg");
    expect(warnings.filter(text => text.includes("was not asked for")).length).toBeGreaterThan(180);
    expect(served.asked.filter(path => path.startsWith("/silent-")).length).toBeLessThan(20);
  });
});
