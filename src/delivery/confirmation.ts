import type { StorageName } from "../settings/storageName";

export const confirmationKey = "familiale:sent" satisfies StorageName;

/** An accepted lead of this tab: all that the device keeps of it, and enough to render thank-you. */
export interface Confirmation {
  reference: string | null;
  /** null: no preference. */
  brokerId: string | null;
}

/** This tab's lead while it is in the outbox: its row's id, and the answersHash. */
export interface Pending {
  id: string;
  answers: string;
}

/** Last value written by this page, for when sessionStorage is not available. */
let memory: Partial<Confirmation & Pending> = {};
/** The last write failed: what sessionStorage holds is older than `memory`. */
let refused = false;

function write(value: Partial<Confirmation & Pending>): void {
  memory = value;
  try {
    sessionStorage.setItem(confirmationKey, JSON.stringify(value));
    refused = false;
  } catch {
    refused = true;
  }
}

function read(): Partial<Confirmation & Pending> {
  try {
    const value: unknown = refused || JSON.parse(sessionStorage.getItem(confirmationKey) ?? "{}");
    return value && typeof value === "object" ? value : memory;
  } catch {
    return memory;
  }
}

export const rememberConfirmation = ({ reference, brokerId }: Confirmation) =>
  write({ reference, brokerId });
export const rememberPending = ({ id, answers }: Pending) => write({ id, answers });

export function readConfirmation(): Confirmation | null {
  const value = read();
  const text = (part: unknown) => (typeof part === "string" ? part : null);
  return "brokerId" in value || "reference" in value
    ? { reference: text(value.reference), brokerId: text(value.brokerId) }
    : null;
}

export function readPending(): Pending | null {
  const { id, answers } = read();
  return typeof id === "string" && typeof answers === "string" ? { id, answers } : null;
}

/** For a new request. */
export function forgetConfirmation(): void {
  memory = {};
  try {
    sessionStorage.removeItem(confirmationKey);
    refused = false;
  } catch {
    refused = true;
  }
}
