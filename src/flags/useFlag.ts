import { useEffect, useLayoutEffect, useState } from "react";
import { seeFlag } from "./decisions";
import type { FlagKey, FlagValue } from "./flags";

const useBrowserLayoutEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;

/**
 * The value of a flag for the part that shows it; undefined stands for the default, which the static
 * HTML has. Known before the first paint of the part, and the same as long as the part stays.
 */
export function useFlag<Key extends FlagKey>(key: Key): FlagValue<Key> | undefined {
  const [value, setValue] = useState<FlagValue<Key>>();
  useBrowserLayoutEffect(() => setValue(seeFlag(key)), [key]);
  return value;
}
