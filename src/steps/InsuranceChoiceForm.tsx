import { Pictogram } from "../drawings/Pictogram";
import { StepForm } from "../form/StepForm";
import { useStepForm } from "../form/useStepForm";
import { CheckboxGroup } from "../ui/CheckboxGroup";
import { Radio } from "../ui/Radio";
import { FormulaInfo } from "./FormulaInfo";
import { StartDateField } from "./StartDateField";

export function InsuranceChoiceForm() {
  const form = useStepForm("insuranceChoice");
  return (
    <StepForm of={form} title="insuranceChoice.title" lead="insuranceChoice.lead">
      <Radio
        {...form.field("formula")}
        choices={form.choices("formula", code => ({
          picture: <Pictogram name={`formula-${code}`} />,
        }))}
      />
      <FormulaInfo />
      <CheckboxGroup {...form.field("options")} two choices={form.choices("options")} />
      <StartDateField {...form.field("startDate")} />
    </StepForm>
  );
}
