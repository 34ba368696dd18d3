import type { GenericSchema } from "valibot";
import { formSchema } from "../answers/formSchema";
import type { AnswersTo } from "../answers/questions/answerTypes";
import { type Questions, questions } from "../answers/questions/questions";
import type { RawAnswers } from "../answers/rawAnswers";

/** The schema of each question step. Not in the first load: see loadRules. */
export const validations = Object.fromEntries(
  Object.entries(questions).map(([step, asked]) => [step, formSchema(asked)]),
) as { [Step in keyof Questions]: GenericSchema<RawAnswers, AnswersTo<Questions[Step]>> };
