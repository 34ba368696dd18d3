import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Broker } from "../brokers/broker";
import { officesFile } from "../handover/officesFile";

/** Writes the list of offices for the server, beside its bundle and not in `public/`. */
export async function writeOffices(root: string, brokers: readonly Broker[]): Promise<void> {
  await mkdir(path.join(root, "dist"), { recursive: true });
  await writeFile(path.join(root, "dist/offices.json"), officesFile(brokers));
}
