import { connect } from "node:net";

/** A request by hand over a real socket: its first lines are sent at once, its body only as far as the
 * caller sends it. */
export interface RawRequest {
  /** Of the answer: status line and headers; rejects when the server hangs up without one. */
  answer: Promise<string>;
  /** Resolves when the bytes are with the system. */
  send: (bytes: Uint8Array | string) => Promise<void>;
  close: () => void;
}

export function rawRequest(url: string, first: string, headers: string[]): RawRequest {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  const answer = new Promise<string>((resolve, reject) => {
    let heard = "";
    socket.on("data", data => {
      heard += String(data);
      if (heard.includes("\r\n\r\n")) resolve(heard.split("\r\n\r\n")[0] ?? "");
    });
    socket.on("error", reject);
    socket.on("close", () => reject(new Error(`no answer to ${first}`)));
  });
  // Who does not wait for it does not mind how it ends.
  answer.catch(() => undefined);
  const send = (bytes: Uint8Array | string) =>
    new Promise<void>((resolve, reject) =>
      socket.write(bytes, error => (error ? reject(error) : resolve())),
    );
  send([`${first} HTTP/1.1`, `Host: ${host}`, ...headers, "", ""].join("\r\n")).catch(() => {});
  return { answer, send, close: () => socket.destroy() };
}
