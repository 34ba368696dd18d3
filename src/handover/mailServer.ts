/** How to reach the mail server: nodemailer's connection options. */
export interface MailServer {
  host: string;
  port: number;
  /** TLS from the first byte. */
  secure: boolean;
  /** Else the connection has to be made safe before anything is said. */
  requireTLS: boolean;
  ignoreTLS: boolean;
  auth?: { user: string; pass: string };
}

const own = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * Reads an address such as `smtps://user:password@smtp.example.com`. Without TLS nothing leaves this machine, unless
 * the address says `?starttls=never`. Null for anything else.
 */
export function mailServer(address: string): MailServer | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url?.hostname || !/^smtps?:$/.test(url.protocol)) return null;
  if (!/^\/?$/.test(url.pathname) || url.hash) return null;
  if (!["", "?starttls=never"].includes(url.search)) return null;
  const secure = url.protocol === "smtps:";
  const plain = url.search !== "" || own.test(url.hostname);
  if (secure && url.search) return null;
  if ((url.username === "") !== (url.password === "")) return null;
  try {
    return {
      host: url.hostname.replace(/^\[|\]$/g, ""),
      port: Number(url.port) || (secure ? 465 : 587),
      secure,
      requireTLS: !secure && !plain,
      ignoreTLS: url.search !== "",
      ...(url.username && {
        auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
      }),
    };
  } catch {
    // A % that encodes nothing.
    return null;
  }
}
