import { existsSync } from "node:fs";
import { importSource } from "./importSource.mjs";
import { leadCommands } from "./leads/leadCommands.mjs";
import { leadHelp, leadOptions } from "./leads/leadOptions.mjs";
import { printer as newPrinter } from "./leads/printer.mjs";

/** @typedef {ReturnType<typeof leadOptions>} Options */

/** @param {Options} options */
const commandOf = ({ command, save, erase, before }) => {
  if (command) return command;
  if (save !== undefined) return "save";
  return erase !== undefined || before !== undefined ? "erase" : "list";
};

/** Exits with 0, 1 (no lead has that reference, the store cannot be used) or 2 (wrong usage). */
async function main() {
  const printer = newPrinter();
  /** @type {Options} */
  let options;
  try {
    options = leadOptions(process.argv.slice(2));
  } catch (error) {
    printer.err(`${/** @type {Error} */ (error).message}\n\n${leadHelp}`);
    return 2;
  }
  if (options.help) {
    await printer.out(leadHelp);
    return 0;
  }
  let place = "";
  try {
    /** @type {typeof import("../src/inbox/stores/openStore") & typeof import("../src/inbox/stores/storeAddress")} */
    const { openStore, storeAddress } = await importSource(
      "src/inbox/stores/openStore.ts",
      "src/inbox/stores/storeAddress.ts",
    );
    const address = storeAddress({
      ...process.env,
      ...(options.db && { LEADS_STORE: options.db }),
    });
    place = address.kind === "sqlite" ? address.file : new URL(address.url).host;
    // Reading begins no store.
    const begun = address.kind === "postgres" || existsSync(address.file);
    const store = begun ? await openStore(address) : null;
    const name = commandOf(options);
    const code = await leadCommands[name]?.({ store, place, address, options, printer });
    await store?.close();
    return code ?? 2;
  } catch (error) {
    printer.err(`${place && `${place}: `}${/** @type {Error} */ (error).message}.\n`);
    return 1;
  }
}

process.exitCode = await main();
