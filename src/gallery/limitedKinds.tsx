import { type ComponentType, useState } from "react";
import { useText } from "../i18n/useText";
import { Checkbox } from "../ui/Checkbox";
import { CheckboxGroup } from "../ui/CheckboxGroup";
import { DateInput } from "../ui/DateInput";
import { Dropdown } from "../ui/Dropdown";
import { FileUpload } from "../ui/FileUpload";
import { Input } from "../ui/Input";
import { NumberInput } from "../ui/NumberInput";
import { NumberStepper } from "../ui/NumberStepper";
import type { Asked } from "../ui/question";
import { Radio } from "../ui/Radio";
import { Slider } from "../ui/Slider";
import { Textarea } from "../ui/Textarea";

export interface LimitedKind {
  name: string;
  limits: Record<string, string | number | boolean>;
  Field: ComponentType<Asked>;
}

/** Ties the shown limits to those of the field. */
const limited = <Limits extends LimitedKind["limits"]>(
  name: string,
  limits: Limits,
  field: (question: Asked & Limits) => JSX.Element,
): LimitedKind => ({ name, limits, Field: question => field({ ...question, ...limits }) });

function Upload(question: Parameters<typeof FileUpload>[0]) {
  const [files, setFiles] = useState<File[]>([]);
  return (
    <FileUpload
      {...question}
      files={files.map(({ name, size }) => ({ name, size, busy: false }))}
      onAdd={more => setFiles([...files, ...more])}
      onRemove={index => setFiles(files.filter((_, i) => i !== index))}
    />
  );
}

function Choice({ of: Group, ...question }: Asked & { of: typeof Radio | typeof CheckboxGroup }) {
  const t = useText();
  const titles = [t("kit.first"), t("kit.second"), t("kit.third")];
  return <Group {...question} choices={titles.map((title, i) => ({ value: String(i), title }))} />;
}

function Select(question: Asked) {
  const t = useText();
  const options = [{ value: "a", label: t("kit.first") }];
  return <Dropdown {...question} placeholder={t("kit.choose")} options={options} />;
}

function Range(question: Asked & { min: number; max: number }) {
  const t = useText();
  return <Slider {...question} start={10} unit="km" boxLabel={t("kit.box")} />;
}

const text = { minLength: 2, maxLength: 12, pattern: "[a-z ]+" };
const length = (value: string) => [...value].length;

/** The ten field kinds (two of them checkboxes), with all limits that each supports. */
export const limitedKinds: readonly LimitedKind[] = [
  limited("Input", text, question => <Input {...question} />),
  limited("NumberInput", { min: 2, max: 20, maxLength: 4 }, question => (
    <NumberInput {...question} />
  )),
  limited("DateInput", { min: "2026-01-01", max: "2027-12-31" }, question => (
    <DateInput {...question} />
  )),
  limited("Dropdown", { required: true }, question => <Select {...question} />),
  limited("Radio", { required: true }, question => <Choice of={Radio} {...question} />),
  limited("Checkbox", { required: true }, question => <Checkbox {...question} />),
  limited("CheckboxGroup", { min: 2, max: 2 }, question => (
    <Choice of={CheckboxGroup} {...question} />
  )),
  limited("Textarea", text, question => <Textarea {...question} count={length} />),
  limited("FileUpload", { min: 1, max: 2, pattern: "[^ ]+\\.pdf" }, question => (
    <Upload {...question} extensions={[".pdf"]} files={[]} onAdd={() => {}} onRemove={() => {}} />
  )),
  limited("NumberStepper", { min: 1, max: 15 }, question => <NumberStepper {...question} />),
  limited("Slider", { min: 5, max: 50 }, question => <Range {...question} />),
];
