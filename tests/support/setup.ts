import "@testing-library/jest-dom/vitest";
import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

afterEach(() => {
  cleanup();
  // Some tests run in Node, without a browser's storage.
  if (typeof sessionStorage !== "undefined") sessionStorage.clear();
});
