import { type Rule, rules } from "../answers/rule";
import type { Refusal } from "../draft/refusal";
import type { QuestionId } from "../flow/step";

/** Which question a place in the lead came from (toLead), by JSON Pointer. */
const questions: Record<string, [QuestionId, string]> = {
  "/insurance/formula": ["insuranceChoice", "formula"],
  "/insurance/options": ["insuranceChoice", "options"],
  "/insurance/startDate": ["insuranceChoice", "startDate"],
  "/family/situation": ["familySituation", "situation"],
  "/family/members": ["familySituation", "members"],
  "/family/ageBand": ["familySituation", "ageBand"],
  "/family/claims": ["familySituation", "claims"],
  "/family/currentInsurer": ["familySituation", "currentInsurer"],
  "/person/firstName": ["yourInformation", "firstName"],
  "/person/lastName": ["yourInformation", "lastName"],
  "/person/email": ["yourInformation", "email"],
  "/person/phone": ["yourInformation", "phone"],
  "/person/postcode": ["yourInformation", "postcode"],
  "/person/municipality": ["yourInformation", "municipality"],
  "/person/contactBy": ["yourInformation", "contactBy"],
  "/person/message": ["yourInformation", "message"],
  "/broker": ["brokerSearch", "broker"],
};

/**
 * The fields that the errors of a 422 are about, in the order of the flow; empty when there is none
 * that a visitor could change. A code that is not ours counts as "choice" (docs/lead-api.md).
 */
export function refusedFields(errors: readonly { pointer?: unknown; code?: unknown }[]): Refusal {
  const refusal: Refusal = {};
  for (const [place, [step, name]] of Object.entries(questions)) {
    const error = errors.find(
      ({ pointer }) => pointer === place || `${pointer}`.startsWith(`${place}/`),
    );
    if (!error) continue;
    const rule: Rule = rules.find(known => known === error.code) ?? "choice";
    refusal[step] = { ...refusal[step], [name]: rule };
  }
  return refusal;
}
