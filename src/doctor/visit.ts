/** Each answer comes within this time or counts as none, so that the whole takes less than ten seconds (ms). */
const patienceMs = 4000;

/** An answer; status 0 when there was none, with the reason as text. */
export interface Seen {
  status: number;
  headers: Headers;
  text: string;
}

/** The deployed site, as a browser asks for it. */
export interface Visit {
  /** With a slash at the end. */
  base: string;
  /** An answer to a GET below the base path, or at an absolute address; each is asked for once. */
  get(file: string): Promise<Seen>;
  /** An answer to any request; not followed when it leads elsewhere. */
  ask(address: string, init?: RequestInit): Promise<Seen>;
  /** A JSON file; undefined when it is none. */
  json(file: string): Promise<unknown>;
}

/** @param address of the start page */
export function visitAt(address: string): Visit {
  const base = address.replace(/[?#].*$/, "").replace(/\/*$/, "/");
  const asked = new Map<string, Promise<Seen>>();
  const at = (file: string) => new URL(file, base).href;
  const ask = async (file: string, init: RequestInit = {}): Promise<Seen> => {
    try {
      const signal = AbortSignal.timeout(patienceMs);
      const answer = await fetch(at(file), { redirect: "manual", signal, ...init });
      return { status: answer.status, headers: answer.headers, text: await answer.text() };
    } catch (error) {
      return { status: 0, headers: new Headers(), text: reasonOf(error) };
    }
  };
  const get = (file: string) => {
    const seen = asked.get(file) ?? ask(file, { headers: { "Accept-Encoding": "br, gzip" } });
    asked.set(file, seen);
    return seen;
  };
  const json = async (file: string) => {
    const { status, text } = await get(file);
    try {
      return status === 200 ? JSON.parse(text) : undefined;
    } catch {
      return undefined;
    }
  };
  return { base, get, ask, json };
}

function reasonOf(error: unknown): string {
  const { cause, message } = error as Error & { cause?: { code?: string; message?: string } };
  return String(cause?.code ?? cause?.message ?? message);
}

/** An answer in words. */
export const told = ({ status, text }: Seen): string =>
  status === 0 ? `does not answer (${text})` : `answers ${status}`;
