import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import config from "../../../static/config.json";
import { address } from "./walk";

/** One POST as it arrived at the endpoint. */
export interface Arrived {
  key: string;
  body: string;
}

/** What the endpoint says; undefined leaves the request without an answer. */
export type Answering = (
  arrived: Arrived,
) =>
  | Promise<{ status: number; body: unknown } | undefined>
  | { status: number; body: unknown }
  | undefined;

const cors = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Headers": "*, Idempotency-Key, Content-Type, Accept",
  "Access-Control-Allow-Methods": "POST",
};

/** A lead endpoint of its own on this machine, on another port than the site. */
export async function startEndpoint(answering: Answering) {
  const arrived: Arrived[] = [];
  const endpoint = { answering, arrived, url: "", stop: async () => {} };
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method === "OPTIONS") return response.writeHead(204, cors).end();
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const post = {
      key: String(request.headers["idempotency-key"]),
      body: Buffer.concat(chunks).toString("utf8"),
    };
    arrived.push(post);
    const answer = await endpoint.answering(post);
    if (!answer) return;
    const type = answer.status < 300 ? "application/json" : "application/problem+json";
    response.writeHead(answer.status, { ...cors, "Content-Type": type });
    response.end(JSON.stringify(answer.body));
  };
  const server = createServer((request, response) => {
    receive(request, response).catch(() => response.destroy());
  });
  await new Promise<void>(resolve => server.listen(0, "localhost", resolve));
  endpoint.url = `http://localhost:${(server.address() as AddressInfo).port}/leads`;
  endpoint.stop = async () => {
    server.closeAllConnections();
    await new Promise(resolve => server.close(resolve));
  };
  return endpoint;
}

/** Gives this page a config.json in which some sections differ from the built one. */
export async function configure(
  page: Page,
  sections: Record<string, Record<string, unknown>>,
): Promise<void> {
  const merged = Object.entries(config).map(([name, section]) => [
    name,
    typeof section === "object" ? { ...section, ...sections[name] } : section,
  ]);
  await page.route(`**${address("/config.json")}`, route =>
    route.fulfill({ json: Object.fromEntries(merged) }),
  );
}

/** Hands a request on to the site's own inbox. */
export async function forward({ key, body }: Arrived): Promise<{ status: number; body: unknown }> {
  const inbox = `http://localhost:${process.env.BROWSER_PORT}${address("/api/leads")}`;
  const headers = { "Idempotency-Key": key, "Content-Type": "application/json" };
  const response = await fetch(inbox, { method: "POST", headers, body });
  return { status: response.status, body: await response.json() };
}
