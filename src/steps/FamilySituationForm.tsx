import { familySituation } from "../answers/questions/familySituation";
import { useDraft } from "../draft/useDraft";
import { Pictogram } from "../drawings/Pictogram";
import { FieldRemark } from "../form/FieldRemark";
import { StepForm } from "../form/StepForm";
import { useRemarks } from "../form/useRemarks";
import { useStepForm } from "../form/useStepForm";
import { useText } from "../i18n/useText";
import { Dropdown } from "../ui/Dropdown";
import { Input } from "../ui/Input";
import { NumberInput } from "../ui/NumberInput";
import { NumberStepper } from "../ui/NumberStepper";
import { Radio } from "../ui/Radio";
import { Reveal } from "../ui/Reveal";
import * as styles from "./FamilySituationForm.module.css";

const { members, claimsCount } = familySituation.questions;

export function FamilySituationForm() {
  const t = useText();
  const form = useStepForm("familySituation");
  const remarks = useRemarks(form.form.ref);
  const claims = useDraft(({ answers }) => answers.familySituation?.claims);
  return (
    <StepForm of={form} title="familySituation.title" lead="familySituation.lead">
      <Radio
        {...form.field("situation")}
        two
        choices={form.choices("situation", code => ({
          picture: <Pictogram name={`situation-${code}`} />,
        }))}
      />
      <div className={styles.members}>
        <NumberStepper
          {...form.field("members")}
          min={members.min}
          max={members.max}
          defaultValue={members.start}
        />
      </div>
      <Dropdown
        {...form.field("ageBand")}
        placeholder={t("familySituation.ageBand.choose")}
        options={form.options("ageBand")}
      />
      <Radio
        {...form.field("claims")}
        choices={form.choices("claims", code => ({
          reveal: code === claimsCount.when.is && (
            <Reveal open={claims === code}>
              <NumberInput
                {...form.field("claimsCount")}
                min={claimsCount.min}
                max={claimsCount.max}
              />
            </Reveal>
          ),
        }))}
      />
      <Dropdown
        {...form.field("cancelledBefore")}
        placeholder={t("familySituation.cancelledBefore.choose")}
        options={form.options("cancelledBefore")}
      />
      <Input {...form.field("currentInsurer")} autoComplete="off" enterKeyHint="next" />
      <FieldRemark name="currentInsurer" remarks={remarks} />
    </StepForm>
  );
}
