import type { TextKey } from "../i18n/textKey";
import { useText } from "../i18n/useText";
import { useConfig } from "../settings/configStore";
import { ExternalLink } from "../ui/ExternalLink";
import { InfoAccordion } from "../ui/InfoAccordion";
import * as styles from "./FormulaInfo.module.css";

const rows: readonly { situation: TextKey; basis: TextKey; extended: TextKey }[] = [
  {
    situation: "insuranceChoice.info.others",
    basis: "insuranceChoice.info.yes",
    extended: "insuranceChoice.info.yes",
  },
  {
    situation: "insuranceChoice.info.borrowed",
    basis: "insuranceChoice.info.no",
    extended: "insuranceChoice.info.often",
  },
  {
    situation: "insuranceChoice.info.holiday",
    basis: "insuranceChoice.info.no",
    extended: "insuranceChoice.info.often",
  },
  {
    situation: "insuranceChoice.info.bob",
    basis: "insuranceChoice.info.no",
    extended: "insuranceChoice.info.sometimes",
  },
];

/** What a formula usually covers: no amounts, no promise of cover. */
export function FormulaInfo() {
  const t = useText();
  const { links } = useConfig();
  return (
    <InfoAccordion subject={t("insuranceChoice.info.subject")}>
      <table className={styles.table}>
        <caption>{t("insuranceChoice.info.title")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("insuranceChoice.info.situation")}</th>
            <th scope="col">{t("answers.formula.basis")}</th>
            <th scope="col">{t("answers.formula.uitgebreid")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ situation, basis, extended }) => (
            <tr key={situation}>
              <th scope="row">{t(situation)}</th>
              <td>{t(basis)}</td>
              <td>{t(extended)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{t("insuranceChoice.info.note")}</p>
      {links.ipid && (
        <ExternalLink href={links.ipid}>{t("insuranceChoice.info.ipid")}</ExternalLink>
      )}
    </InfoAccordion>
  );
}
