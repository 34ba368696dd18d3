import type { Page } from "@playwright/test";
import { dutch } from "../dutch";

/** Welcome's links to the first step: two, the first at the top. */
export const startLink = (page: Page) => page.getByRole("link", { name: dutch("welcome.start") });
