import { defineConfig } from "vitest/config";

/** Checks on the finished public/ folder; run them after `npm run build`. */
export default defineConfig({
  test: { environment: "node", include: ["tests/built/**/*.test.ts"] },
});
