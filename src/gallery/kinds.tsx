import type { ReactElement } from "react";
import type { Text } from "../i18n/useText";
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

/** Content of an example: nothing, an answer, or more than fits. */
export type Content = "empty" | "filled" | "long";

interface Kind {
  name: string;
  field: (question: Asked, t: Text, content: Content) => ReactElement;
  /** Values of its boxes, in order; "on" for a ticked one. */
  filled: readonly string[];
}

const choices = (t: Text, content: Content) => [
  {
    value: "a",
    title: content === "long" ? t("kit.long") : t("kit.first"),
    description: t("kit.description"),
  },
  { value: "b", title: t("kit.second") },
];

const file = (name: string, busy = false) => ({ name, size: 1_234_567, busy });
const nothing = () => {};

/** The ten field kinds, with an example each. */
export const kinds: readonly Kind[] = [
  { name: "Input", filled: ["Noor"], field: question => <Input {...question} /> },
  {
    name: "NumberInput",
    filled: ["3"],
    field: question => <NumberInput {...question} min={1} max={20} />,
  },
  { name: "DateInput", filled: ["1", "mrt", "27"], field: question => <DateInput {...question} /> },
  {
    name: "Dropdown",
    filled: ["a"],
    field: (question, t, content) => (
      <Dropdown
        {...question}
        placeholder={t("kit.choose")}
        options={choices(t, content).map(({ value, title }) => ({ value, label: title }))}
      />
    ),
  },
  {
    name: "Radio",
    filled: ["on"],
    field: (question, t, content) => <Radio {...question} choices={choices(t, content)} />,
  },
  {
    name: "Checkbox",
    filled: ["on"],
    field: (question, t, content) => <CheckboxGroup {...question} choices={choices(t, content)} />,
  },
  {
    name: "Textarea",
    filled: ["Bel me graag na 17 uur."],
    field: question => <Textarea {...question} maxLength={60} count={text => [...text].length} />,
  },
  {
    name: "FileUpload",
    filled: [],
    field: (question, t, content) => (
      <FileUpload
        {...question}
        extensions={[".pdf"]}
        files={
          content === "empty"
            ? []
            : [file("polis.pdf"), file(content === "long" ? `${t("kit.word")}.pdf` : "a.pdf", true)]
        }
        onAdd={nothing}
        onRemove={nothing}
      />
    ),
  },
  {
    name: "NumberStepper",
    filled: ["4"],
    field: question => <NumberStepper {...question} min={1} max={15} />,
  },
  {
    name: "Slider",
    filled: ["25"],
    field: (question, t) => (
      <Slider {...question} min={5} max={50} start={10} unit="km" boxLabel={t("kit.box")} />
    ),
  },
];
