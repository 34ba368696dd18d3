import { useEffect, useLayoutEffect, useState } from "react";
import { seeFlag } from "./decisions";
import type { FlagKey, FlagValue } from "./flags";

const useBrowserLayoutEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;

/**
 * A flag's value for the part that shows it; undefined means the default, as in the static HTML. Known before the
 * part's first paint, and constant while it is mounted.
 */
export function useFlag<Key extends FlagKey>(key: Key): FlagValue<Key> | undefined {
  const [value, setValue] = useState<FlagValue<Key>>();
  useBrowserLayoutEffect(() => setValue(seeFlag(key)), [key]);
  return value;
}
