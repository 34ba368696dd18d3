import type { ReactNode } from "react";
import { buttonClass } from "../ui/buttonClass";

/** Reloads the current page, also without JavaScript. */
export const ReloadLink = ({ children }: { children: ReactNode }) => (
  // biome-ignore lint/a11y/useValidAnchor: an empty address is this page again
  <a className={buttonClass.lamp} href="">
    {children}
  </a>
);
