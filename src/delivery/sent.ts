import type { StorageName } from "../settings/storageName";

export const sentKey = "familiale:sent" satisfies StorageName;

/** All that stays on the device after acceptance; thank-you is rebuilt from it. */
export interface Sent {
  reference: string | null;
  /** null means "geen voorkeur". */
  brokerId: string | null;
}

/** This tab's lead while it is under way: its row, and a fingerprint of the answers it was made of. */
export interface Pending {
  id: string;
  answers: string;
}

let memory: Sent | Pending | null = null;

function remember(value: Sent | Pending): void {
  memory = value;
  try {
    sessionStorage.setItem(sentKey, JSON.stringify(value));
  } catch {}
}

function read(): Partial<Sent & Pending> {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(sentKey) ?? "null");
    return value && typeof value === "object" ? value : (memory ?? {});
  } catch {
    return memory ?? {};
  }
}

export const rememberSent = ({ reference, brokerId }: Sent) => remember({ reference, brokerId });
export const rememberPending = ({ id, answers }: Pending) => remember({ id, answers });

/** The accepted lead of this tab, or null. */
export function readSent(): Sent | null {
  const value = read();
  const text = (part: unknown) => (typeof part === "string" ? part : null);
  return "brokerId" in value || "reference" in value
    ? { reference: text(value.reference), brokerId: text(value.brokerId) }
    : null;
}

/** This tab's lead that is under way, or null. */
export function readPending(): Pending | null {
  const { id, answers } = read();
  return typeof id === "string" && typeof answers === "string" ? { id, answers } : null;
}

/** A new request begins: the old confirmation goes. */
export function forgetSent(): void {
  memory = null;
  try {
    sessionStorage.removeItem(sentKey);
  } catch {}
}
