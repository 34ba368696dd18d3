import { textLength } from "../answers/kinds/textLength";
import { messageLimit } from "../answers/limits";
import { useDocuments } from "../draft/useDocuments";
import { useDraft } from "../draft/useDraft";
import { useText } from "../i18n/useText";
import { useConfig } from "../settings/configStore";
import { Input } from "../ui/Input";
import { Radio } from "../ui/Radio";
import { Textarea } from "../ui/Textarea";
import { DocumentField } from "./DocumentField";
import { FieldRemark } from "./FieldRemark";
import { MunicipalityField } from "./MunicipalityField";
import type { Messages } from "./messageKey";
import { StepForm } from "./StepForm";
import { useRemarks } from "./useRemarks";
import { useStepForm } from "./useStepForm";

const messages: Messages = {
  firstName: {
    required: "yourInformation.firstName.required",
    name: "yourInformation.firstName.name",
    tooLong: "yourInformation.firstName.tooLong",
  },
  lastName: {
    required: "yourInformation.lastName.required",
    name: "yourInformation.lastName.name",
    tooLong: "yourInformation.lastName.tooLong",
  },
  email: {
    required: "yourInformation.email.required",
    email: "yourInformation.email.email",
    tooLong: "yourInformation.email.tooLong",
  },
  contactBy: { required: "yourInformation.contactBy.required" },
  phone: { phone: "yourInformation.phone.phone", phoneNeeded: "yourInformation.phone.phoneNeeded" },
  postcode: {
    required: "yourInformation.postcode.required",
    postcode: "yourInformation.postcode.postcode",
  },
  municipality: {
    required: "yourInformation.municipality.required",
    tooLong: "yourInformation.municipality.tooLong",
  },
  message: { tooLong: "yourInformation.message.tooLong" },
};

/** Step 3: who asks and how to reach them. `placesUrl` is the table of postcodes. */
export function YourInformationForm({ placesUrl }: { placesUrl: string }) {
  const t = useText();
  const { promises } = useConfig();
  const reading = useDocuments().some(({ sha256 }) => sha256 === undefined);
  const form = useStepForm(
    "yourInformation",
    messages,
    reading ? { interruption: "yourInformation.document.reading" } : {},
  );
  const remarks = useRemarks(form.form.ref);
  const contactBy = useDraft(({ answers }) => answers.yourInformation?.contactBy);
  return (
    <StepForm of={form} title="yourInformation.title" lead="yourInformation.lead">
      <Input
        {...form.field("firstName")}
        label={t("yourInformation.firstName.label")}
        autoComplete="given-name"
        enterKeyHint="next"
      />
      <FieldRemark name="firstName" remarks={remarks} />
      <Input
        {...form.field("lastName")}
        label={t("yourInformation.lastName.label")}
        autoComplete="family-name"
        enterKeyHint="next"
        close
      />
      <FieldRemark name="lastName" remarks={remarks} />
      <Input
        {...form.field("email")}
        label={t("yourInformation.email.label")}
        hint={
          promises.copyByEmail
            ? t("yourInformation.email.hintCopy")
            : t("yourInformation.email.hint")
        }
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
        close
      />
      <FieldRemark name="email" remarks={remarks} />
      <Radio
        {...form.field("contactBy")}
        label={t("yourInformation.contactBy.label")}
        two
        choices={[
          { value: "email", title: t("answers.contactBy.email") },
          { value: "phone", title: t("answers.contactBy.phone") },
        ]}
      />
      <Input
        {...form.field("phone")}
        label={t("yourInformation.phone.label")}
        hint={t("yourInformation.phone.hint")}
        required={contactBy === "phone"}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        enterKeyHint="next"
        width="w20"
        close
      />
      <Input
        {...form.field("postcode")}
        label={t("yourInformation.postcode.label")}
        inputMode="numeric"
        autoComplete="postal-code"
        enterKeyHint="next"
        width="w4"
      />
      <MunicipalityField {...form.field("municipality")} placesUrl={placesUrl} />
      <FieldRemark name="municipality" remarks={remarks} />
      <Textarea
        {...form.field("message")}
        label={t("yourInformation.message.label")}
        hint={t("yourInformation.message.hint")}
        required={false}
        maxLength={messageLimit}
        count={textLength}
      />
      <FieldRemark name="message" remarks={remarks} />
      <DocumentField />
    </StepForm>
  );
}
