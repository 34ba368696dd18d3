import { Pictogram } from "../drawings/Pictogram";
import { useText } from "../i18n/useText";
import { CheckboxGroup } from "../ui/Checkbox";
import { Radio } from "../ui/Radio";
import { FormulaInfo } from "./FormulaInfo";
import type { Messages } from "./messageKey";
import { StartDateField } from "./StartDateField";
import { StepForm } from "./StepForm";
import { useStepForm } from "./useStepForm";

const messages: Messages = {
  formula: { required: "insuranceChoice.formula.required" },
  options: { choice: "insuranceChoice.options.choice" },
  startDate: {
    dateIncomplete: "insuranceChoice.startDate.dateIncomplete",
    date: "insuranceChoice.startDate.date",
    datePast: "insuranceChoice.startDate.datePast",
    dateTooFar: "insuranceChoice.startDate.dateTooFar",
  },
};

/** Step 1: which formula, what else fits, from when. */
export function InsuranceChoiceForm() {
  const t = useText();
  const form = useStepForm("insuranceChoice", messages);
  return (
    <StepForm of={form} title="insuranceChoice.title" lead="insuranceChoice.lead">
      <Radio
        {...form.field("formula")}
        label={t("insuranceChoice.formula.label")}
        choices={[
          {
            value: "basis",
            title: t("answers.formula.basis"),
            description: t("insuranceChoice.formula.basis.text"),
            picture: <Pictogram name="formula-basis" />,
          },
          {
            value: "uitgebreid",
            title: t("answers.formula.uitgebreid"),
            description: t("insuranceChoice.formula.uitgebreid.text"),
            picture: <Pictogram name="formula-uitgebreid" />,
          },
          {
            value: "advies",
            title: t("answers.formula.advies"),
            description: t("insuranceChoice.formula.advies.text"),
            picture: <Pictogram name="formula-advies" />,
          },
        ]}
      />
      <FormulaInfo />
      <CheckboxGroup
        {...form.field("options")}
        label={t("insuranceChoice.options.label")}
        hint={t("insuranceChoice.options.hint")}
        required={false}
        two
        choices={[
          {
            value: "rechtsbijstand",
            title: t("answers.options.rechtsbijstand"),
            description: t("insuranceChoice.options.rechtsbijstand.text"),
          },
          {
            value: "hond",
            title: t("answers.options.hond"),
            description: t("insuranceChoice.options.hond.text"),
          },
          {
            value: "paarden",
            title: t("answers.options.paarden"),
            description: t("insuranceChoice.options.paarden.text"),
          },
          {
            value: "drone",
            title: t("answers.options.drone"),
            description: t("insuranceChoice.options.drone.text"),
          },
          {
            value: "bijverdienste",
            title: t("answers.options.bijverdienste"),
            description: t("insuranceChoice.options.bijverdienste.text"),
          },
          {
            value: "samenhuizen",
            title: t("answers.options.samenhuizen"),
            description: t("insuranceChoice.options.samenhuizen.text"),
          },
        ]}
      />
      <StartDateField {...form.field("startDate")} />
    </StepForm>
  );
}
