import { importSource } from "../importSource.mjs";

const { asking, questions } = await importSource(
  "tests/support/asking.ts",
  "src/answers/questions/questions.ts",
);

/** Kinds of answers that take any letter. */
const typed = ["line", "text", "name", "email", "date"];

/** The box to type in: of the last such question, else of the first search aid. @param {string} id */
function boxAt(id) {
  const asked = Object.entries(questions[id].questions);
  const [name, question] =
    asked.findLast(([, { kind }]) => typed.includes(kind)) ??
    asked.find(([, { kind }]) => kind === "aid") ??
    [];
  return question?.kind === "date" ? `${name}.day` : name;
}

/**
 * The pages with questions, with the number of steps answered before each.
 * @type {readonly { id: string, path: string, answered: number, box?: string }[]}
 */
export const stepPages = asking.map(
  (/** @type {{ id: string, path: string }} */ { id, path }, /** @type {number} */ answered) => ({
    id,
    path,
    answered,
    box: boxAt(id),
  }),
);
