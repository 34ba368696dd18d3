import { Icon } from "../drawings/Icon";
import type { Target } from "../flow/neighbours";
import { useText } from "../i18n/useText";
import { sideCaption } from "../navigation/sideCaption";
import { TargetLink } from "../navigation/TargetLink";
import { buttonClass } from "../ui/buttonClass";
import * as styles from "./PrevNext.module.css";

interface Props {
  previous?: Target;
  next?: Target;
  /** Set while something is under way; never in place of validation. */
  nextDisabled?: boolean;
}

/** Next submits the step's form, so that it is validated; previous is a plain link. */
export function PrevNext({ previous, next, nextDisabled = false }: Props) {
  const t = useText();
  return (
    <div className={styles.bar}>
      {next && (
        <button
          className={buttonClass.primary}
          type="submit"
          form="step-form"
          // Not `disabled`, which would lose the focus; Enter in a field presses this button too.
          aria-disabled={nextDisabled}
          onClick={event => nextDisabled && event.preventDefault()}
        >
          <span>{nextDisabled ? t("prevnext.busy") : sideCaption(t, next, "next")}</span>
          {!nextDisabled && <Icon name="arrow-right" />}
        </button>
      )}
      {previous && (
        <TargetLink className={buttonClass.text} to={previous}>
          <Icon name="arrow-left" />
          {sideCaption(t, previous, "previous")}
        </TargetLink>
      )}
    </div>
  );
}
