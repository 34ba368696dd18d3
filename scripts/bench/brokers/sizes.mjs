/** Belgium has about 15,000 intermediaries. `BENCH_SIZES=1000` measures less. */
export const sizes = (process.env.BENCH_SIZES ?? "1000,10000,50000").split(",").map(Number);
