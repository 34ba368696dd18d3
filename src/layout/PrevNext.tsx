import { Icon } from "../drawings/Icon";
import type { Target } from "../flow/neighbours";
import { PageLink } from "../i18n/PageLink";
import type { Text } from "../i18n/useText";
import { useText } from "../i18n/useText";
import { buttonClass } from "../ui/buttonClass";
import * as styles from "./PrevNext.module.css";

interface Props {
  previous?: Target;
  next?: Target;
  /** From outside: while something is under way. Never used in place of validation. */
  nextDisabled?: boolean;
  /** The step names the act itself, and shows the button where the act is. */
  ownNext?: boolean;
}

/** Lower case inside a sentence: "Volgende: uw gegevens". */
export const inSentence = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);

const caption = (t: Text, target: Target, side: "next" | "previous") => {
  const step = target.label && inSentence(t(target.label));
  if (side === "next") return step ? t("prevnext.next", { step }) : t("prevnext.nextPlain");
  return step ? t("prevnext.previous", { step }) : t("prevnext.previousPlain");
};

/** Next submits the step's form, so that validation comes first; previous is a plain link. */
export function PrevNext({ previous, next, nextDisabled = false, ownNext = false }: Props) {
  const t = useText();
  const back = previous && (
    <>
      <Icon name="arrow-left" />
      {caption(t, previous, "previous")}
    </>
  );
  return (
    <div className={styles.bar}>
      {next && !ownNext && (
        <button
          className={buttonClass.primary}
          type="submit"
          form="step-form"
          aria-disabled={nextDisabled}
        >
          <span>{nextDisabled ? t("prevnext.busy") : caption(t, next, "next")}</span>
          {!nextDisabled && <Icon name="arrow-right" />}
        </button>
      )}
      {previous &&
        (previous.external ? (
          <a className={buttonClass.text} href={previous.href}>
            {back}
          </a>
        ) : (
          <PageLink className={buttonClass.text} to={previous.href}>
            {back}
          </PageLink>
        ))}
    </div>
  );
}
