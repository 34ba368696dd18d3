import { defineConfig } from "vitest/config";

/** Tests of the built public/ folder; run `npm run build` first. */
export default defineConfig({
  test: { environment: "node", include: ["tests/built/**/*.test.ts"] },
});
