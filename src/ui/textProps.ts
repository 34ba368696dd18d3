import { controlProps, type Question } from "./question";

/** The attributes of a control that one types in. Forms are `noValidate`: they inform, rules decide. */
export function textProps(question: Question, extra?: string) {
  const { min, max, minLength, maxLength, pattern } = question;
  return { min, max, minLength, maxLength, pattern, ...controlProps(question, extra) };
}
