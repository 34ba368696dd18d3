import type { Remark } from "../answers/remarkOn";
import { RichText } from "../i18n/RichText";
import { useText } from "../i18n/useText";
import { telHref } from "../navigation/telHref";
import { useConfig } from "../settings/configStore";
import { buttonClass } from "../ui/buttonClass";
import { typeInto } from "../ui/typeInto";

const countryTexts = {
  NL: "yourInformation.phone.NL",
  FR: "yourInformation.phone.FR",
  LU: "yourInformation.phone.LU",
  DE: "yourInformation.phone.DE",
  GB: "yourInformation.phone.GB",
  ES: "yourInformation.phone.ES",
} as const;

const box = (name: string) => document.getElementById(name) as HTMLInputElement;

/** A remark in words, with a button for each answer that may have been meant. Loaded at the first remark. */
export function RemarkWords({ name, remark }: { name: string; remark: Remark }) {
  const t = useText();
  const { contact } = useConfig();
  const button = (label: string, value: string, also?: () => void) => (
    <button
      key={label}
      className={buttonClass.text}
      type="button"
      onClick={() => {
        also?.();
        typeInto(box(name), value);
        box(name).focus();
      }}
    >
      {label}
    </button>
  );
  switch (remark.kind) {
    case "registerNumber":
      return t("form.registerNumber");
    case "emailSlip":
      return (
        <>
          <span>{t("yourInformation.email.meant", { address: remark.correction })}</span>{" "}
          {button(
            t("yourInformation.email.correct", { address: remark.correction }),
            remark.correction,
          )}
        </>
      );
    case "foreignPostcode":
      return (
        <RichText
          text="yourInformation.postcode.foreign"
          values={{ hours: contact.hours }}
          parts={{ phone: <a href={telHref(contact.phone)}>{contact.phone}</a> }}
        />
      );
    case "phoneCountry":
      return (
        <>
          <span>{t("yourInformation.phone.whichCountry")}</span>{" "}
          {remark.options.map(({ country, number }) => (
            <span key={country}>{button(t(countryTexts[country], { number }), number)} </span>
          ))}
        </>
      );
    case "phoneTwo": {
      const { number, other } = remark;
      const addToMessage = () => {
        const line = t("yourInformation.phone.other", { number: other });
        const { value } = box("message");
        typeInto(box("message"), value ? `${value}\n${line}` : line);
      };
      return (
        <>
          <span>{t("yourInformation.phone.two")}</span>{" "}
          {button(t("yourInformation.phone.takeFirst", { number, other }), number, addToMessage)}
        </>
      );
    }
  }
}
