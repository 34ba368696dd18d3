import { claimsLimits, membersLimits } from "../answers/limits";
import { useDraft } from "../draft/useDraft";
import { Pictogram } from "../drawings/Pictogram";
import { useText } from "../i18n/useText";
import { Dropdown } from "../ui/Dropdown";
import { Input } from "../ui/Input";
import { NumberInput } from "../ui/NumberInput";
import { NumberStepper } from "../ui/NumberStepper";
import { Radio } from "../ui/Radio";
import { Reveal } from "../ui/Reveal";
import { FieldRemark } from "./FieldRemark";
import type { Messages } from "./messageKey";
import { StepForm } from "./StepForm";
import { useRemarks } from "./useRemarks";
import { useStepForm } from "./useStepForm";

const messages: Messages = {
  situation: { required: "familySituation.situation.required" },
  members: {
    required: "familySituation.members.required",
    number: "familySituation.members.number",
    tooFew: "familySituation.members.tooFew",
    tooMany: "familySituation.members.tooMany",
  },
  ageBand: { required: "familySituation.ageBand.required" },
  claims: { required: "familySituation.claims.required" },
  claimsCount: {
    required: "familySituation.claimsCount.required",
    number: "familySituation.claimsCount.number",
    tooFew: "familySituation.claimsCount.tooFew",
    tooMany: "familySituation.claimsCount.tooMany",
  },
  currentInsurer: { tooLong: "familySituation.currentInsurer.tooLong" },
};

/** Step 2: who lives there, how old, which claims. */
export function FamilySituationForm() {
  const t = useText();
  const form = useStepForm("familySituation", messages);
  const remarks = useRemarks(form.form.ref);
  const claims = useDraft(({ answers }) => answers.familySituation?.claims);
  return (
    <StepForm of={form} title="familySituation.title" lead="familySituation.lead">
      <Radio
        {...form.field("situation")}
        label={t("familySituation.situation.label")}
        two
        choices={[
          {
            value: "alleenstaand",
            title: t("answers.situation.alleenstaand"),
            picture: <Pictogram name="situation-alleenstaand" />,
          },
          {
            value: "koppel",
            title: t("answers.situation.koppel"),
            picture: <Pictogram name="situation-koppel" />,
          },
          {
            value: "gezin",
            title: t("answers.situation.gezin"),
            picture: <Pictogram name="situation-gezin" />,
          },
          {
            value: "samenhuizend",
            title: t("answers.situation.samenhuizend"),
            picture: <Pictogram name="situation-samenhuizend" />,
          },
        ]}
      />
      <NumberStepper
        {...form.field("members")}
        {...membersLimits}
        label={t("familySituation.members.label")}
        hint={t("familySituation.members.hint")}
      />
      <Dropdown
        {...form.field("ageBand")}
        label={t("familySituation.ageBand.label")}
        hint={t("familySituation.ageBand.hint")}
        placeholder={t("familySituation.ageBand.choose")}
        options={[
          { value: "18-59", label: t("answers.ageBand.18-59") },
          { value: "60+", label: t("answers.ageBand.60+") },
        ]}
      />
      <Radio
        {...form.field("claims")}
        label={t("familySituation.claims.label")}
        hint={t("familySituation.claims.hint")}
        choices={[
          {
            value: "ja",
            title: t("familySituation.claims.ja"),
            reveal: (
              <Reveal open={claims === "ja"}>
                <NumberInput
                  {...form.field("claimsCount")}
                  {...claimsLimits}
                  label={t("familySituation.claimsCount.label")}
                />
              </Reveal>
            ),
          },
          { value: "nee", title: t("familySituation.claims.nee") },
        ]}
      />
      <Input
        {...form.field("currentInsurer")}
        label={t("familySituation.currentInsurer.label")}
        hint={t("familySituation.currentInsurer.hint")}
        required={false}
        autoComplete="off"
        enterKeyHint="next"
      />
      <FieldRemark name="currentInsurer" remarks={remarks} />
    </StepForm>
  );
}
