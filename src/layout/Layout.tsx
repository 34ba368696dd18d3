import { type ReactNode, useContext } from "react";
import { I18nContext } from "react-i18next";
import { useDraft } from "../draft/useDraft";
import { useText } from "../i18n/useText";
import { useConfig } from "../settings/configStore";
import { Footer } from "./Footer";
import { Header } from "./Header";
import * as styles from "./Layout.module.css";
import { setKitLanguage } from "./setKitLanguage";

interface Props {
  progress?: ReactNode;
  headerClass?: string;
  children: ReactNode;
}

/** The frame of every page. The content brings its own <main id="inhoud">. */
export function Layout({ progress, headerClass, children }: Props) {
  const t = useText();
  const { i18n } = useContext(I18nContext);
  if (process.env.GATSBY_MANY_LANGUAGES === "1") setKitLanguage(i18n.language);
  const brokerContext = useDraft(draft => draft.brokerContext);
  const { phone, hours } = useConfig().contact;
  return (
    <div className={styles.page} data-page="">
      <a className="skip" href="#inhoud">
        {t("site.skip")}
      </a>
      {process.env.GATSBY_PREVIEW === "1" && (
        <section className={styles.banner} aria-labelledby="preview">
          <p id="preview">{t("site.preview")}</p>
        </section>
      )}
      <Header logo={brokerContext?.logo} logoName={brokerContext?.name} headerClass={headerClass} />
      <noscript>
        <p className={styles.banner}>{t("site.noScript", { phone, hours })}</p>
      </noscript>
      {progress}
      {children}
      <Footer />
    </div>
  );
}
