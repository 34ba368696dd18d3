import type { ReactNode } from "react";
import { buttonClass } from "../ui/buttonClass";

/** Loads this page again, whichever it is; works without a script. */
export const ReloadLink = ({ children }: { children: ReactNode }) => (
  // biome-ignore lint/a11y/useValidAnchor: an empty address is this page again
  <a className={buttonClass.lamp} href="">
    {children}
  </a>
);
