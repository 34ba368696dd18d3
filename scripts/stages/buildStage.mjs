/** The site as it is deployed. @type {import("./runStages.mjs").Stage} */
export const buildStage = {
  name: "build",
  args: ["scripts/run.mjs", "build"],
  env: { PREVIEW: "", THIRD_PARTY_SCRIPTS: "" },
};
