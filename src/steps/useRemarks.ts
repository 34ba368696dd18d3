import { type RefObject, useEffect, useState } from "react";
import type { Remark } from "../answers/remarkOn";

/** Per field name what there is to say. */
export type Remarks = Partial<Record<string, Remark>>;

const same = (one?: Remark, other?: Remark) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Remarks on the answers of a form, while it is filled in. A slip in an e-mail address is only
 * mentioned once the visitor leaves the box: before that it is merely not finished.
 */
export function useRemarks(form: RefObject<HTMLFormElement>): Remarks {
  const [remarks, setRemarks] = useState<Remarks>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per form
  useEffect(() => {
    const listen = async ({ type, target }: Event) => {
      if (!(target as Element).matches("textarea, input[type=text], input[type=email]")) return;
      const { name, value } = target as HTMLInputElement;
      const { remarkOn } = await import("../answers/remarkOn");
      const remark = remarkOn(name, value);
      const early = type === "input" && remark?.kind === "emailSlip";
      const next = early ? undefined : remark;
      // A key that changes nothing draws nothing.
      setRemarks(shown => (same(shown[name], next) ? shown : { ...shown, [name]: next }));
    };
    // Without its code a remark is not made; nothing else depends on it.
    const quietly = (event: Event) => void listen(event).catch(() => {});
    for (const sign of ["input", "change"]) form.current?.addEventListener(sign, quietly);
  }, []);
  return remarks;
}
