import { bin } from "../bin.mjs";

/** What reads the source without running it. @type {import("./runStages.mjs").Stage[]} */
export const sourceStages = [
  { name: "lint", args: [bin("biome"), "check", "."] },
  {
    name: "imports",
    args: [bin("depcruise"), "--config", ".dependency-cruiser.cjs", "src"],
  },
  { name: "types", args: [bin("tsc"), "-p", "."] },
];
