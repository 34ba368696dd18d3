import { Fragment } from "react";
import { useText } from "../i18n/useText";
import { storageList } from "../settings/storageList";
import * as styles from "./StorageTable.module.css";

/** What is stored on the device: always, or only after consent. Cards on a phone, a table on wider screens. */
export function StorageTable({ afterConsent = false }: { afterConsent?: boolean }) {
  const t = useText();
  const kept = Object.entries(storageList).filter(
    ([, { after }]) => Boolean(after) === afterConsent,
  );
  return (
    <table className={styles.table}>
      <caption>{afterConsent ? t("cookies.afterCaption") : t("cookies.caption")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("cookies.name")}</th>
          <th scope="col">{t("cookies.where")}</th>
          <th scope="col">{t("cookies.why")}</th>
          <th scope="col">{t("cookies.howLong")}</th>
        </tr>
      </thead>
      <tbody>
        {kept.map(([name, { where, why, howLong }]) => (
          <tr key={name}>
            <th scope="row">{inParts(name)}</th>
            <td>{t(where)}</td>
            <td>{t(why)}</td>
            <td>{t(howLong)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Lets a name wrap after its separators only. */
const inParts = (name: string) =>
  name.match(/[^:-]*[:-]|[^:-]+/g)?.map(part => (
    <Fragment key={part}>
      {part}
      <wbr />
    </Fragment>
  ));
