import { useText } from "../i18n/useText";
import { buttonClass } from "../ui/buttonClass";
import { Notice } from "../ui/Notice";
import { typeInto } from "../ui/typeInto";
import type { Remarks } from "./useRemarks";

interface Props {
  /** The field's name; the remark stands right after it. */
  name: string;
  remarks: Remarks;
}

/** What there is to say about an answer that is accepted all the same; announced, never in the way. */
export function FieldRemark({ name, remarks }: Props) {
  const t = useText();
  const remark = remarks[name];
  const correct = (address: string) => {
    const control = document.getElementById(name) as HTMLInputElement;
    typeInto(control, address);
    control.focus();
  };
  return (
    <div data-remark={name}>
      <Notice>
        {remark?.kind === "registerNumber" && t("form.registerNumber")}
        {remark?.kind === "emailSlip" && (
          <>
            <span>{t("yourInformation.email.meant", { address: remark.correction })}</span>{" "}
            <button
              className={buttonClass.text}
              type="button"
              onClick={() => correct(remark.correction)}
            >
              {t("yourInformation.email.correct", { address: remark.correction })}
            </button>
          </>
        )}
      </Notice>
    </div>
  );
}
