import { createContext, runInContext } from "node:vm";

type Query = Record<string, { value: string }>;

/** Runs a function as CloudFront does: plain JavaScript of 10 kB at most, which gets an event. */
function handler(code: string): (event: unknown) => never {
  if (code.length > 10_240) throw new Error("larger than 10 kB");
  const context = createContext({});
  runInContext(code, context);
  return context.handler;
}

export function viewerRequest(code: string, uri: string, querystring: Query = {}) {
  return handler(code)({ request: { uri, querystring } }) as {
    uri?: string;
    statusCode?: number;
    headers?: { location?: { value: string } };
  };
}

/** Headers by name in small letters. */
export function viewerResponse(code: string, uri: string, statusCode = 200, type = "") {
  const response = { statusCode, headers: { "content-type": { value: type } } };
  const { headers } = handler(code)({ request: { uri }, response }) as {
    headers: Record<string, { value: string }>;
  };
  return Object.fromEntries(Object.entries(headers).map(([name, { value }]) => [name, value]));
}
