import type { GenericSchema } from "valibot";
import { brokerSearch } from "../answers/brokerSearch";
import { familySituation } from "../answers/familySituation";
import { insuranceChoice } from "../answers/insuranceChoice";
import { yourInformation } from "../answers/yourInformation";
import type { QuestionId } from "./step";

/** The schema of each question step. Not in the first load: loadRules fetches them. */
export const validations: Record<QuestionId, GenericSchema> = {
  insuranceChoice,
  familySituation,
  yourInformation,
  brokerSearch,
};
