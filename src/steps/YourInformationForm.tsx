import { textLength } from "../answers/kinds/textLength";
import { yourInformation } from "../answers/questions/yourInformation";
import { chosenDocuments } from "../draft/chosenDocuments";
import { useDraft } from "../draft/useDraft";
import { FieldRemark } from "../form/FieldRemark";
import { StepForm } from "../form/StepForm";
import * as styles from "../form/StepForm.module.css";
import { useRemarks } from "../form/useRemarks";
import { useStepForm } from "../form/useStepForm";
import { useText } from "../i18n/useText";
import { useConfig } from "../settings/configStore";
import { useStore } from "../store/createStore";
import { CheckboxGroup } from "../ui/CheckboxGroup";
import { Dropdown } from "../ui/Dropdown";
import { Input } from "../ui/Input";
import { Radio } from "../ui/Radio";
import { Reveal } from "../ui/Reveal";
import { Textarea } from "../ui/Textarea";
import { DocumentField } from "./DocumentField";
import { MunicipalityField } from "./MunicipalityField";

export function YourInformationForm() {
  const t = useText();
  const { promises } = useConfig();
  const reading = useStore(chosenDocuments).some(({ sha256 }) => sha256 === undefined);
  const form = useStepForm(
    "yourInformation",
    reading ? { interruption: "yourInformation.document.reading" } : {},
  );
  const remarks = useRemarks(form.form.ref);
  const contactBy = useDraft(({ answers }) => answers.yourInformation?.contactBy);
  return (
    <StepForm of={form} title="yourInformation.title" lead="yourInformation.lead">
      <p className={styles.note}>{t("yourInformation.forOther")}</p>
      <Input {...form.field("firstName")} autoComplete="given-name" enterKeyHint="next" />
      <FieldRemark name="firstName" remarks={remarks} />
      <Input {...form.field("lastName")} autoComplete="family-name" enterKeyHint="next" close />
      <FieldRemark name="lastName" remarks={remarks} />
      <Radio {...form.field("contactBy")} two choices={form.choices("contactBy")} />
      {/* Both boxes always stand here: hidden ones miss autofill, and what was typed before the page was live. */}
      <Input
        {...form.field("email")}
        required={contactBy !== "phone"}
        {...(promises.copyByEmail && { hint: t("yourInformation.email.hintCopy") })}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
        close
      />
      <FieldRemark name="email" remarks={remarks} />
      <Input
        {...form.field("phone")}
        required={contactBy !== "email"}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        enterKeyHint="next"
        width="w20"
        close
      />
      <FieldRemark name="phone" remarks={remarks} />
      <Reveal open={contactBy === "phone"} apart>
        <CheckboxGroup {...form.field("callAt")} choices={form.choices("callAt")} />
      </Reveal>
      <Dropdown
        {...form.field("contactLanguage")}
        placeholder={t("yourInformation.contactLanguage.choose")}
        options={form.options("contactLanguage")}
      />
      <Input
        {...form.field("postcode")}
        inputMode="numeric"
        autoComplete="postal-code"
        enterKeyHint="next"
        width="w4"
      />
      <FieldRemark name="postcode" remarks={remarks} />
      <MunicipalityField {...form.field("municipality")} />
      <FieldRemark name="municipality" remarks={remarks} />
      <Textarea
        {...form.field("message")}
        maxLength={yourInformation.questions.message.max}
        count={textLength}
      />
      <FieldRemark name="message" remarks={remarks} />
      <DocumentField />
    </StepForm>
  );
}
