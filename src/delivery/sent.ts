export const sentKey = "familiale:sent";

/** All that stays on the device after acceptance; thank-you is rebuilt from it. */
export interface Sent {
  reference: string | null;
  /** null means "geen voorkeur". */
  brokerId: string | null;
}

let memory: Sent | null = null;

export function rememberSent(sent: Sent): void {
  memory = sent;
  try {
    sessionStorage.setItem(sentKey, JSON.stringify(sent));
  } catch {}
}

/** The accepted lead of this tab, or null. */
export function readSent(): Sent | null {
  try {
    const sent = JSON.parse(sessionStorage.getItem(sentKey) ?? "null") as Partial<Sent> | null;
    if (!sent || typeof sent !== "object") return memory;
    const text = (value: unknown) => (typeof value === "string" ? value : null);
    return { reference: text(sent.reference), brokerId: text(sent.brokerId) };
  } catch {
    return memory;
  }
}

/** A new request begins: the old confirmation goes. */
export function forgetSent(): void {
  memory = null;
  try {
    sessionStorage.removeItem(sentKey);
  } catch {}
}
