import { isIP } from "node:net";

const dayMs = 86_400_000;
const named = (value: string) => [{ name: "commonName", value }];
const ec = { keyType: "ec", algorithm: "sha256" } as const;

export interface Period {
  /** Days from now at which it begins; before now when negative. */
  from?: number;
  /** Days from now at which it ends. */
  until?: number;
}

/** A package below it puts its helpers on the global object, where the next file of tests would find them. */
async function generator() {
  const before = new Set(Object.getOwnPropertyNames(globalThis));
  const { generate } = await import("selfsigned");
  for (const name of Object.getOwnPropertyNames(globalThis))
    if (!before.has(name)) Reflect.deleteProperty(globalThis, name);
  return generate;
}

/** An authority of a test's own: who trusts `cert` trusts what it signs. */
export async function authority() {
  const generate = await generator();
  const own = await generate(named("Authority of a test"), {
    ...ec,
    extensions: [
      { name: "basicConstraints", cA: true, critical: true },
      { name: "keyUsage", keyCertSign: true, cRLSign: true, critical: true },
    ],
  });
  /** Key and certificate of a host by this name or address. */
  const sign = async (host: string, { from = -400, until = 90 }: Period = {}) => {
    const alternative = isIP(host)
      ? ({ type: 7, ip: host } as const)
      : ({ type: 2, value: host } as const);
    const made = await generate(named(host), {
      ...ec,
      ca: { key: own.private, cert: own.cert },
      notBeforeDate: new Date(Date.now() + from * dayMs),
      notAfterDate: new Date(Date.now() + until * dayMs),
      extensions: [
        { name: "basicConstraints", cA: false },
        { name: "subjectAltName", altNames: [alternative] },
      ],
    });
    return { key: made.private, cert: made.cert };
  };
  return { cert: own.cert, sign };
}
