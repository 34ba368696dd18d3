import type { Answer } from "./answer";
import { isNotWritable } from "./isNotWritable";
import { limits } from "./limits";
import { problem, tooMany } from "./problem";
import { rateLimit } from "./rateLimit";
import { type FunctionRequest, readRequest } from "./readRequest";
import { receiveLead } from "./receiveLead";
import { reportFault } from "./reportFault";
import { storePath } from "./storePath.mjs";

/** The answer to any request at the lead inbox. Never throws, and never says what went wrong inside. */
export async function answerRequest(req: FunctionRequest): Promise<Answer> {
  try {
    const permit = rateLimit(req);
    if (permit.wait > 0) return tooMany(permit.wait);
    const { proof, ...sizes } = limits();
    const read = await readRequest(req, sizes);
    return "status" in read ? read : await receiveLead(read, { file: storePath(), proof, permit });
  } catch (error) {
    const code = isNotWritable(error) ? "not_writable" : "unexpected";
    if (!req.destroyed || req.complete) reportFault(code, error);
    return problem(code);
  }
}
