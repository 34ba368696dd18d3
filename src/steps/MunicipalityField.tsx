import { useEffect, useRef, useState } from "react";
import { postcodeIn } from "../answers/kinds/postcodeIn";
import { useDraft } from "../draft/useDraft";
import { useText } from "../i18n/useText";
import { useStepFacts } from "../navigation/useStepFacts";
import type { Place } from "../places/place";
import { Dropdown } from "../ui/Dropdown";
import { Input } from "../ui/Input";
import { typeInto } from "../ui/typeInto";

interface Props {
  name: string;
  label: string;
  hint?: string;
  invalid?: string;
}

/**
 * The municipalities of the postcode as options; a single one is selected automatically. Without the table
 * (offline, unknown code) it is a text box, so that nobody gets stuck.
 */
export function MunicipalityField(field: Props) {
  const t = useText();
  const { places: placesUrl } = useStepFacts();
  const typed = useDraft(({ answers }) => answers.yourInformation?.postcode);
  const municipality = useDraft(({ answers }) => answers.yourInformation?.municipality);
  const [places, setPlaces] = useState<readonly Place[] | "failed">();
  useEffect(() => {
    import("../places/loadPlaces")
      .then(({ loadPlaces }) => loadPlaces(placesUrl))
      .then(setPlaces, () => setPlaces("failed"));
  }, [placesUrl]);

  const kept = typeof municipality === "string" ? municipality : "";
  const code = postcodeIn(String(typed ?? ""));
  const place =
    code && Array.isArray(places) ? places.find(({ postcode }) => postcode === code) : undefined;
  const free = places === "failed" || (code !== undefined && places !== undefined && !place);
  const names = place?.names ?? [];

  // Reset on a new postcode only: a choice is the visitor's own, and belongs to that postcode.
  const last = useRef(code);
  const control = useRef<HTMLInputElement | HTMLSelectElement | null>(null);
  const controlRef = (element: HTMLInputElement | HTMLSelectElement | null) => {
    control.current = element;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!control.current || !code || !places) return;
    const another = (last.current ?? code) !== code;
    last.current = code;
    const own = place ? names.includes(kept) : !another;
    const wanted = own ? kept : names.length === 1 ? names[0] : "";
    if (wanted !== undefined && control.current.value !== wanted) typeInto(control.current, wanted);
  }, [code, places]);

  return free ? (
    <Input
      {...field}
      controlRef={controlRef}
      hint={t("yourInformation.municipality.typed")}
      autoComplete="address-level2"
      enterKeyHint="next"
      width="w20"
      defaultValue={kept}
      close
    />
  ) : (
    <Dropdown
      {...field}
      controlRef={controlRef}
      hint={names.length > 1 ? undefined : field.hint}
      placeholder={t("yourInformation.municipality.choose")}
      autoComplete="address-level2"
      options={(place || !kept ? names : [kept]).map((value: string) => ({ value, label: value }))}
      close
    />
  );
}
