import { steps } from "../flow/steps";
import { type Finding, fault } from "./finding";
import { told, type Visit } from "./visit";

/** Pages that anybody may open first. */
const pages = [...steps.map(({ path }) => path), "/privacy/", "/cookies/", "/toegankelijkheid/"];
const isPage = (html: string) => html.includes('id="___gatsby"');

/** Every page answers, and without its slash leads to the one with it. */
export async function checkPages(visit: Visit): Promise<Finding[]> {
  const all = pages.map(path => path.slice(1));
  const found = await Promise.all(
    all.map(async (path): Promise<Finding[]> => {
      const seen = await visit.get(path);
      const type = seen.headers.get("Content-Type") ?? "";
      if (seen.status !== 200)
        return [
          fault(
            `The page /${path} ${told(seen)}.`,
            "Upload the whole folder, and let the host answer a folder with its index.html.",
          ),
        ];
      if (!type.startsWith("text/html"))
        return [fault(`/${path} has the type "${type}".`, "Send .html files as text/html.")];
      return isPage(seen.text)
        ? []
        : [fault(`/${path} is another page than ours.`, "Upload the folder to this path.")];
    }),
  );
  return [...found.flat(), ...(await slashes(visit))];
}

async function slashes({ base, ask }: Visit): Promise<Finding[]> {
  const wanted = [base, new URL("makelaar/", base).href];
  const asked = wanted.map(address => `${address.slice(0, -1)}?makelaar=x`);
  const found = await Promise.all(
    asked.map(async (address, i): Promise<Finding[]> => {
      // A site at the root of its host has no address without a slash.
      if (new URL(address).pathname === "/") return [];
      const seen = await ask(address);
      const to = seen.headers.get("Location") ?? "";
      const right = `${wanted[i]}?makelaar=x`;
      if (/^30[18]$/.test(`${seen.status}`) && new URL(to, address).href === right) return [];
      return [
        fault(
          `${address} ${told(seen)}${to && ` and leads to ${to}`}.`,
          `Answer it with 301 to ${right}, keeping the query: broker's links carry one.`,
        ),
      ];
    }),
  );
  return found.flat();
}
