import type { Sides } from "../flow/neighbours";
import { useText } from "../i18n/useText";
import { buttonClass } from "../ui/buttonClass";
import { sideCaption } from "./sideCaption";
import { TargetLink } from "./TargetLink";

/** Previous and next links of a page without a form. */
export function NeighbourLinks(sides: Sides) {
  const t = useText();
  return (["next", "previous"] as const).map(side => {
    const to = sides[side];
    return (
      to && (
        <p key={side}>
          <TargetLink className={buttonClass.text} to={to}>
            {sideCaption(t, to, side)}
          </TargetLink>
        </p>
      )
    );
  });
}
