import { Link } from "gatsby";
import type { FormEvent, ReactNode } from "react";
import { localPath } from "../language/localPath";
import { buttonClass } from "../ui/buttonClass";
import { ConsentKinds } from "./ConsentKinds";
import type { Category } from "./consent";
import type { ConsentText } from "./consentText";

interface Props {
  t: ConsentText;
  asked: readonly Category[];
  /** Address of a page about cookies other than the site's own. */
  cookies: string | null;
  /** Whether the settings per category are open. */
  kinds: boolean;
  onKinds: () => void;
  choose: (granted: readonly Category[]) => void;
  /** More buttons, after the rest. */
  children: ReactNode;
}

/** Refuse and accept side by side in the same style, or a choice per category. */
export function ConsentForm({ t, asked, cookies, kinds, onKinds, choose, children }: Props) {
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const ticked = new FormData(event.currentTarget).getAll("consent");
    choose(asked.filter(category => ticked.includes(category)));
  };
  const button = (name: string, onClick?: () => void): ReactNode => (
    <button type={onClick ? "button" : "submit"} className={buttonClass.primary} onClick={onClick}>
      {name}
    </button>
  );
  return (
    <form onSubmit={onSubmit}>
      {kinds && <ConsentKinds t={t} asked={asked} />}
      <div data-buttons="">
        {button(t("consent.refuse"), () => choose([]))}
        {button(t("consent.accept"), () => choose(asked))}
        {kinds && button(t("consent.save"))}
      </div>
      <div data-more="">
        {!kinds && (
          <button type="button" className={buttonClass.text} onClick={onKinds}>
            {t("consent.settings")}
          </button>
        )}
        {cookies ? (
          <a className={buttonClass.text} href={cookies}>
            {t("consent.more")}
          </a>
        ) : (
          <Link className={buttonClass.text} to={localPath("/cookies/")}>
            {t("consent.more")}
          </Link>
        )}
        {children}
      </div>
    </form>
  );
}
