import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// Parts are loaded when touched, which takes long on a busy machine; a wait ends once it is met.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);
