import { marks } from "../../marks/marks";

/**
 * Holds submits before hydration: they would be a POST to the CDN, a 405 that loses what was typed. The
 * hydrated form replays them (form/releaseHeldSubmit).
 */
export function holdEarlySubmit(): void {
  document.addEventListener(
    "submit",
    event => {
      if (marks().live !== undefined) return;
      event.preventDefault();
      marks().held = "";
    },
    true,
  );
}
