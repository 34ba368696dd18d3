import { type RefObject, useEffect, useState } from "react";
import type { Remark } from "../answers/remarkOn";
import { afterPaint } from "../settings/afterPaint";

/** Per field name what there is to say. */
export type Remarks = Partial<Record<string, Remark>>;

const same = (one?: Remark, other?: Remark) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Remarks on the answers of a form, while it is filled in. A slip in an e-mail address is only
 * mentioned once the visitor leaves the box: before that it is merely not finished. Who leaves it by
 * pressing what stands below it, finds that where it was: the remark waits for the end of the press.
 */
export function useRemarks(form: RefObject<HTMLFormElement>): Remarks {
  const [remarks, setRemarks] = useState<Remarks>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per form
  useEffect(() => {
    const look = async ({ type, target }: Event) => {
      if (!(target as Element).matches("textarea, input[type=text], input[type=email]")) return;
      const { sayRemark } = await import("./sayRemark");
      sayRemark(target as HTMLInputElement, type === "input", (name, remark) =>
        // A key that changes nothing draws nothing.
        setRemarks(shown => (same(shown[name], remark) ? shown : { ...shown, [name]: remark })),
      );
    };
    // Without its code a remark is not made; nothing else depends on it.
    const later = (event: Event) => afterPaint(() => void look(event).catch(() => {}));
    for (const sign of ["input", "change"]) form.current?.addEventListener(sign, later);
  }, []);
  return remarks;
}
