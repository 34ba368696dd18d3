import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";

/** What the server does with a mail: takes it; refuses it with that code at RCPT or after DATA; takes it and drops
 * the connection before it says so; never answers; takes it after half a second. */
export type Behaviour = "take" | 450 | 550 | { afterData: number } | "drop" | "stall" | "slow";

export interface Arrived {
  from: string;
  to: string[];
  raw: string;
  mail: ParsedMail;
}

interface MailHostOptions {
  port?: number;
  onArrival?: () => void;
  /** Without it, nothing is encrypted. */
  tls?: MailTls;
}

/** How the server speaks TLS: from the first byte, or when it is asked to. */
export interface MailTls {
  key: string;
  cert: string;
  secure: boolean;
}

const refusal = (responseCode: number) => Object.assign(new Error("Refused."), { responseCode });

/** A real SMTP server on loopback. `behave` is asked once per mail. */
export async function mailHost(
  behave: (to: string) => Behaviour = () => "take",
  { port = 0, onArrival = () => {}, tls }: MailHostOptions = {},
) {
  const arrived: Arrived[] = [];
  const server = new SMTPServer({
    authOptional: true,
    ...(tls ?? { disabledCommands: ["STARTTLS"] }),
    disableReverseLookup: true,
    logger: false,
    onRcptTo({ address }, session, callback) {
      const behaviour = behave(address);
      Object.assign(session, { behaviour });
      if (typeof behaviour === "number") return callback(refusal(behaviour));
      if (behaviour !== "stall") callback();
    },
    onData(stream, session, callback) {
      const { behaviour } = session as unknown as { behaviour: Behaviour };
      const chunks: Buffer[] = [];
      stream.on("data", chunk => chunks.push(chunk));
      stream.on("end", async () => {
        if (typeof behaviour === "object") return callback(refusal(behaviour.afterData));
        const raw = Buffer.concat(chunks);
        const { mailFrom, rcptTo } = session.envelope;
        arrived.push({
          from: mailFrom ? mailFrom.address : "",
          to: rcptTo.map(({ address }) => address),
          raw: raw.toString("latin1"),
          mail: await simpleParser(raw),
        });
        onArrival();
        if (behaviour === "drop") destroy(session.id);
        else if (behaviour === "slow") setTimeout(callback, 500);
        else callback();
      });
    },
  });
  // Dropped clients are what some tests are about.
  server.on("error", () => undefined);
  const connections = () =>
    (server as unknown as { connections: Set<{ id: string; _socket: { destroy(): void } }> })
      .connections;
  const destroy = (id: string) => {
    for (const connection of connections()) if (connection.id === id) connection._socket.destroy();
  };
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  const { port: own } = server.server.address() as AddressInfo;
  return {
    port: own,
    url: `smtp://127.0.0.1:${own}`,
    arrived,
    close: () =>
      new Promise<void>(resolve => {
        for (const { _socket } of connections()) _socket.destroy();
        server.close(() => resolve());
      }),
  };
}
