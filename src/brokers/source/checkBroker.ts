import * as v from "valibot";
import type { Position } from "../../places/place";
import type { Broker } from "../broker";
import { telLink } from "../contactLinks";
import { brokerRow } from "./brokerRow";
import type { locator } from "./locator";
import type { SourceRow } from "./sourceRow";

/** A bad row has only problems; a good one has its broker and perhaps problems. */
export interface CheckedBroker {
  broker?: Broker;
  /** Each names field, value and repair. */
  problems: string[];
}

/** Checks one row; `locate` supplies missing coordinates. */
export function checkBroker(row: SourceRow, locate: ReturnType<typeof locator>): CheckedBroker {
  if (row.problem) return { problems: [row.problem] };
  const bad = (field: string, repair: string) => problem(field, row.values[field], repair);
  const result = v.safeParse(brokerRow, row.values);
  if (!result.success) {
    return { problems: result.issues.map(issue => bad(v.getDotPath(issue) ?? "", issue.message)) };
  }
  const { lat, lon, postcode } = result.output;
  const phone = telLink(result.output.phone) && result.output.phone;
  const problems =
    phone === result.output.phone
      ? []
      : [bad("phone", "write one number, such as 09 000 00 01; shown without")];
  const at = (position: Position): Broker => ({ ...result.output, phone, ...rounded(position) });
  if (lat !== null && lon !== null) return { broker: at({ lat, lon }), problems };
  if (lat !== null) return { problems: [bad("lon", "fill in both lat and lon, or neither")] };
  if (lon !== null) return { problems: [bad("lat", "fill in both lat and lon, or neither")] };

  const near = locate(postcode);
  if (!near) return { problems: [bad("postcode", "repair it, or add lat and lon")] };
  const broker = at(near.place);
  if (!near.approximate) return { broker, problems };
  const guess = `it is not in the postcode table, so ${near.place.postcode} gives the place; repair it, or add lat and lon`;
  return { broker, problems: [...problems, bad("postcode", guess)] };
}

/** Four decimals are 11 metres. */
function rounded({ lat, lon }: Position): Position {
  return { lat: Number(lat.toFixed(4)), lon: Number(lon.toFixed(4)) };
}

function problem(field: string, value: string | undefined, repair: string): string {
  const shown = JSON.stringify(value ?? "");
  return `${field} has the value ${shown.length > 80 ? `${shown.slice(0, 79)}…` : shown}: ${repair}`;
}
