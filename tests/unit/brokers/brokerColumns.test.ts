import { expect, test } from "vitest";
import { brokerColumns, columnNames } from "../../../src/brokers/brokerColumns";
import { requiredColumns } from "../../../src/brokers/source/checkColumns";
import { packBrokers } from "../../../src/brokers/source/packBrokers";
import { readBrokersSource } from "../../../src/brokers/source/readBrokersSource";
import { blankBroker } from "../../support/blankBroker";
import { docComments } from "../../support/docComments";
import { expectDocTable } from "../../support/expectDocTable";

test("docs/brokers.md lists every column", () => {
  const comments = docComments("src/brokers/brokerColumns.ts", "brokerColumns");
  const rows = columnNames.map(name => [
    `\`${name}\``,
    requiredColumns.includes(name) ? "yes" : "",
    comments.get(name) ?? "",
  ]);
  expectDocTable("docs/brokers.md", ["Column", "Required", "What it holds"], rows);
});

test("the embedded list has them in their order", async () => {
  const { rows } = await readBrokersSource(undefined, process.cwd());
  const heading = Object.keys(rows[0]?.values ?? {});
  expect(heading).toEqual(columnNames.filter(name => heading.includes(name)));
});

test("id, name and postcode are required", () => {
  expect(requiredColumns).toEqual(["id", "name", "postcode"]);
});

test("a row without the others gives a broker whose every column has its type", () => {
  for (const name of columnNames) {
    const value = blankBroker[name];
    const type = brokerColumns[name];
    if (type === "String") expect([name, value]).toEqual([name, null]);
    else expect([name, typeof value]).toEqual([name, type === "Float!" ? "number" : "string"]);
  }
});

test("every file of brokers has them all", () => {
  expect(JSON.parse(packBrokers([blankBroker]))).toEqual(
    columnNames.map(name => [blankBroker[name]]),
  );
});
