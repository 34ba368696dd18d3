import { useEffect, useState } from "react";
import { postcodeIn } from "../answers/kinds/postcodeIn";
import { useDraft } from "../draft/useDraft";
import { useText } from "../i18n/useText";
import { loadPlaces } from "../places/loadPlaces";
import type { Place } from "../places/place";
import { placeOf } from "../places/placeOf";
import { Dropdown } from "../ui/Dropdown";
import { Input } from "../ui/Input";
import { typeInto } from "../ui/typeInto";

interface Props {
  name: string;
  invalid?: string;
  placesUrl: string;
}

/**
 * The names that belong to the postcode, to choose from; a single one is chosen for the visitor.
 * Without the table (offline, unknown code) the visitor types the name: nobody gets stuck here.
 */
export function MunicipalityField({ placesUrl, ...field }: Props) {
  const t = useText();
  const typed = useDraft(({ answers }) => answers.yourInformation?.postcode);
  const municipality = useDraft(({ answers }) => answers.yourInformation?.municipality);
  const [places, setPlaces] = useState<readonly Place[] | "failed">();
  useEffect(() => {
    loadPlaces(placesUrl).then(setPlaces, () => setPlaces("failed"));
  }, [placesUrl]);

  const kept = typeof municipality === "string" ? municipality : "";
  const code = postcodeIn(String(typed ?? ""));
  const place = code && Array.isArray(places) ? placeOf(places, code) : undefined;
  const free = places === "failed" || (code !== undefined && places !== undefined && !place);
  const names = place?.names ?? [];
  const label = t("yourInformation.municipality.label");

  // When the postcode changes, not when the choice does: a choice is the visitor's own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const control = document.querySelector<HTMLSelectElement>(`select[name=${field.name}]`);
    if (!control || !place) return;
    const wanted = names.includes(kept) ? kept : names.length === 1 ? names[0] : "";
    if (wanted !== undefined && control.value !== wanted) typeInto(control, wanted);
  }, [place]);

  return free ? (
    <Input
      {...field}
      label={label}
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
      label={label}
      hint={names.length > 1 ? undefined : t("yourInformation.municipality.hint")}
      placeholder={t("yourInformation.municipality.choose")}
      autoComplete="address-level2"
      options={(place || !kept ? names : [kept]).map(value => ({ value, label: value }))}
      close
    />
  );
}
