const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));

/** How large the experiments of docs/reliability.md are run, and with what chance.
 * `FULL=1` for all of them, `SEED=…` for the same again. */
export const experiment = {
  full: process.env.FULL === "1",
  seed,
  report: (line: string) => process.stdout.write(`${line} (SEED=${seed})\n`),
};
