import type { DeployHost } from "./deployHost";

/** The host answers these files with this status, until it is well again. */
export function fail(host: DeployHost, wanted: RegExp, status = 404): void {
  host.instead = (name, response) => {
    if (!wanted.test(name)) return false;
    response.writeHead(status).end();
    return true;
  };
}

export function heal(host: DeployHost): void {
  host.instead = () => false;
}

/** The host's sw.js is this text from now on. */
export function serveWorker(host: DeployHost, text: string): void {
  host.instead = (name, response) => {
    if (name !== "sw.js") return false;
    response.writeHead(200, { "Content-Type": "text/javascript", "Cache-Control": "no-store" });
    response.end(text);
    return true;
  };
}

/** How often the host was asked for these files. */
export const timesAsked = (host: DeployHost, wanted: RegExp): number =>
  host.asked.filter(name => wanted.test(name)).length;

/** The data of a page, as the host is asked for it. */
export const dataOf = (page: string) => new RegExp(`^page-data/${page}/page-data\\.json`);
