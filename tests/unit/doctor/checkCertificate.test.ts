import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { checkCertificate } from "../../../src/doctor/checkCertificate";
import { visitAt } from "../../../src/doctor/visit";

const found = async (address: string) =>
  (await checkCertificate(visitAt(address))).map(({ what }) => what);

it("asks for https, but not on this machine", async () => {
  expect(await found("http://www.bruggen.example/")).toEqual([
    expect.stringContaining("is no https: address"),
  ]);
  expect(await found("http://localhost:9000/")).toEqual([]);
});

it("says that there is no certificate to trust", async () => {
  const plain = createServer((_, response) => response.end());
  await new Promise<void>(resolve => plain.listen(0, "127.0.0.1", resolve));
  const { port } = plain.address() as AddressInfo;
  expect(await found(`https://127.0.0.1:${port}/`)).toEqual([
    expect.stringContaining("The certificate of 127.0.0.1 is not trusted"),
  ]);
  plain.closeAllConnections();
  await new Promise(resolve => plain.close(resolve));
});
