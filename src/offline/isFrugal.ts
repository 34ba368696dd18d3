interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Data saver, or a slow connection. */
export function isFrugal(): boolean {
  const { saveData, effectiveType } =
    (navigator as { connection?: Connection }).connection ?? ({} as Connection);
  return Boolean(saveData) || /2g/.test(effectiveType ?? "");
}
