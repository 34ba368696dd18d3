import type { GatsbyFunctionConfig, GatsbyFunctionRequest, GatsbyFunctionResponse } from "gatsby";
import { answerRequest } from "../inbox/answerRequest";
import { guardUploads } from "../inbox/guardUploads";

guardUploads();

/** A content type that nobody sends: the body parsers stay out of the way, so that the inbox judges
 * the size before it reads, and answers unreadable JSON in its own words. */
const never = { type: "application/x-nothing" };

const limits: GatsbyFunctionConfig = {
  bodyParser: { raw: never, text: never, json: never, urlencoded: { ...never, extended: true } },
};

// In quotes: Gatsby takes a plain exported `config` anywhere in src for a page's, and then bundles
// its rendering engines, which a static site does not need (and which refuse sharp's binary).
export { limits as "config" };

/** `POST /api/leads`, the embedded lead inbox (docs/lead-api.md). */
export default async function leads(
  req: GatsbyFunctionRequest,
  res: GatsbyFunctionResponse,
): Promise<void> {
  const { status, headers, body } = await answerRequest(req);
  res.writeHead(status, headers).end(body);
}
