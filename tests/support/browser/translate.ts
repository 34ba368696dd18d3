import type { Page } from "@playwright/test";
import { translateTexts } from "../translateTexts";

/** What stands around each translated text. */
export const mark = "~";

/** Translates the page as Chromium does. */
export const translate = (page: Page): Promise<void> => page.evaluate(translateTexts, mark);
