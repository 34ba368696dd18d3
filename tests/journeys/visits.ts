import type { Visit } from "./visit";
import { visitsAlone } from "./visitsAlone";
import { visitsTogether } from "./visitsTogether";

/** All households that walk through the flow in the tests. */
export const visits: readonly Visit[] = [...visitsAlone, ...visitsTogether];
