/** The properties of a question that an answer can break; `invalid` then says so. */
export type BrokenProperty = "required" | "min" | "max" | "minLength" | "maxLength" | "pattern";

/** A date typed as digits in three boxes, as YYYY-MM-DD. */
const digits = ({ day = "", month = "", year = "" }: Record<string, string>) =>
  `${year.padStart(4, "0")}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;

/**
 * The first property (docs/kit.md, in the order above) that the answer in the page breaks. An empty answer breaks
 * `required` only; what is no number or date is left to the form's rules. `toDay` reads other notations.
 */
export function brokenProperty(
  name: string,
  root: ParentNode = document,
  toDay: (parts: Record<string, string>) => string | undefined = digits,
): BrokenProperty | undefined {
  const controls = [
    ...root.querySelectorAll<HTMLInputElement>(`[name="${name}"], [name^="${name}."]`),
  ];
  const [first] = controls;
  if (!first || first.matches(":disabled")) return undefined;
  const isDay = first.name !== name;
  const isChoice = /radio|checkbox/.test(first.type);
  const holder = (isDay || isChoice ? first.closest("fieldset") : null) ?? first;
  const limit = (key: string) => holder.getAttribute(key);

  const list = isChoice
    ? controls.filter(({ checked }) => checked).map(({ value }) => value)
    : first.type === "file"
      ? listedFiles(first)
      : undefined;
  const texts = list ?? controls.map(({ value }) => value.trim());
  if (!texts.some(Boolean))
    return first.required || first.closest("[data-required]") ? "required" : undefined;

  const day = () =>
    toDay(Object.fromEntries(controls.map(part => [partOf(part), part.value.trim()])));
  const measure = (text: string) => (isDay ? Date.parse(text) : Number(text));
  const amount = list?.length ?? measure((isDay ? day() : texts[0]) ?? "none");
  const bound = (key: string) => measure(limit(key) ?? "none");
  const length = [...(texts[0] ?? "")].length;
  const pattern = limit("pattern");
  const broken: Record<BrokenProperty, boolean> = {
    required: false,
    min: amount < bound("min"),
    max: amount > bound("max"),
    minLength: length < Number(limit("minlength") ?? "none"),
    maxLength: length > Number(limit("maxlength") ?? limit("data-maxlength") ?? "none"),
    pattern:
      pattern !== null && !texts.every(text => new RegExp(`^(?:${pattern})$`, "v").test(text)),
  };
  return (Object.keys(broken) as BrokenProperty[]).find(property => broken[property]);
}

const partOf = ({ name }: HTMLInputElement) => name.slice(name.indexOf(".") + 1);

/** A file input is emptied after reading; the list beside it counts. */
const listedFiles = (input: HTMLInputElement) =>
  [...(input.parentElement?.querySelectorAll<HTMLElement>("[data-file]") ?? [])].map(
    ({ dataset }) => dataset.file ?? "",
  );
