import path from "node:path";

const root = path.resolve(import.meta.dirname, "../../..");
const { BENCH_QUICK, BENCH_ROUNDS, BENCH_PAGES, BENCH_PEERS } = process.env;

/** What scripts/bench.mjs was asked for; a measurement is a process of its own, so it comes by the environment. */
export const bench = {
  root,
  /** One round of few pages, to see that all works: its figures are kept apart from those of docs/. */
  quick: BENCH_QUICK === "1",
  results: path.join(root, BENCH_QUICK === "1" ? "bench/quick" : "bench/results"),
  rounds: BENCH_ROUNDS ? Number(BENCH_ROUNDS) : undefined,
  pages: BENCH_PAGES?.split(","),
  /** The folder of a benchmark of others' form pages. */
  peers: BENCH_PEERS,
};
