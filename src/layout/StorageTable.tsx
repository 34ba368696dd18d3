import { useText } from "../i18n/useText";
import { storageList } from "../settings/storageList";
import * as styles from "./StorageTable.module.css";

/** What is kept on the device: readable as cards on a phone, as a table from there on. */
export function StorageTable() {
  const t = useText();
  return (
    <table className={styles.table}>
      <caption>{t("cookies.caption")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("cookies.name")}</th>
          <th scope="col">{t("cookies.where")}</th>
          <th scope="col">{t("cookies.why")}</th>
          <th scope="col">{t("cookies.howLong")}</th>
        </tr>
      </thead>
      <tbody>
        {storageList.map(({ name, where, why, howLong }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{t(where)}</td>
            <td>{t(why)}</td>
            <td>{t(howLong)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
