import { useEffect, useState } from "react";
import { brand } from "../brand/brand";
import { useText } from "../i18n/useText";
import * as styles from "./Footer.module.css";
import { LegalText } from "./LegalText";
import { PolicyLinks } from "./PolicyLinks";

/** The year and the brand, who we are, and the policies. */
export function Footer() {
  const t = useText();
  // The visitor's year, not the build's; so only known in the browser.
  const [year, setYear] = useState<number>();
  useEffect(() => setYear(new Date().getFullYear()), []);
  return (
    <footer className={`on-dusk ${styles.footer}`}>
      <div className={`wrap ${styles.inner}`}>
        <div>
          <p className={styles.brand}>
            {t("footer.copyright", {
              year: year ?? "",
              name: t("footer.brand", { name: brand.name }),
            })}
          </p>
          <LegalText />
        </div>
        <PolicyLinks />
      </div>
    </footer>
  );
}
