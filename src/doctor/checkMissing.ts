import { type Finding, fault } from "./finding";
import { told, type Visit } from "./visit";

const missing = [
  ["die-pagina-is-er-niet/", "an unknown page"],
  ["makelaar/die-is-er-niet/", "an unknown page below another"],
  ["page-data/die-is-er-niet/page-data.json", "data of an unknown page"],
  ["die-is-er-niet-0123456789.js", "a script of a build that is gone"],
] as const;

/** What is not there is answered as such: never by the start page, and pages by ours with a way on. */
export async function checkMissing(visit: Visit): Promise<Finding[]> {
  const own = await visit.get("404/");
  const title = titleOf(own.text);
  const found = await Promise.all(
    missing.map(async ([file, what]): Promise<Finding[]> => {
      const seen = await visit.get(file);
      if (seen.status !== 404)
        return [
          fault(
            `/${file}, ${what}, ${told(seen)}.`,
            seen.status === 200
              ? "Take away the rule that answers everything with the start page: a lost script would be HTML."
              : "Answer it with status 404; object stores that say 403 have to be mapped.",
          ),
        ];
      if (!file.endsWith("/") || titleOf(seen.text) === title) return [];
      return [
        fault(
          `/${file} shows another page of faults than ours.`,
          "Answer 404 below this path with 404.html.",
        ),
      ];
    }),
  );
  const failed = await visit.get("500/");
  return [
    ...found.flat(),
    ...(own.status === 200 && failed.status === 200
      ? []
      : [fault("The pages /404/ and /500/ are not there.", "Upload the whole folder.")]),
  ];
}

const titleOf = (html: string) => /<title[^>]*>([^<]*)/.exec(html)?.[1];
