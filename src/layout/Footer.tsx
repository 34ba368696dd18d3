import { useEffect, useState } from "react";
import { brand } from "../brand/brand";
import { useText } from "../i18n/useText";
import * as styles from "./Footer.module.css";
import { LegalText } from "./LegalText";
import { PolicyLinks } from "./PolicyLinks";

export function Footer() {
  const t = useText();
  // The build year while hydrating, the visitor's after that.
  const [year, setYear] = useState(Number(process.env.GATSBY_BUILD_YEAR));
  useEffect(() => setYear(new Date().getFullYear()), []);
  return (
    <footer className={`on-dusk ${styles.footer}`}>
      <div className={`wrap ${styles.inner}`}>
        <div>
          <p className={styles.brand}>
            {t("footer.copyright", {
              year,
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
