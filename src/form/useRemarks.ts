import { type RefObject, useEffect, useState } from "react";
import type { Remark } from "../answers/remarkOn";
import { afterTyping } from "../timing/afterTyping";

export type Remarks = Partial<
  Record<string, { remark?: Remark; Words: typeof import("./RemarkWords").RemarkWords }>
>;

const same = (one?: Remark, other?: Remark) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Remarks on a form's answers while it is filled in. Most are only made once the visitor leaves the box, or sends the
 * form: what was typed before the page was live had no remark yet. A remark waits for the end of a press, so that what stands below does not move under it.
 */
export function useRemarks(form: RefObject<HTMLFormElement>): Remarks {
  const [remarks, setRemarks] = useState<Remarks>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per form
  useEffect(() => {
    const look = async ({ type, target }: Event) => {
      const box =
        type === "submit" ? form.current?.querySelector("input[type=tel]") : (target as Element);
      if (!box?.matches("textarea, input:is([type=text], [type=email], [type=tel])")) return;
      const { sayRemark, RemarkWords: Words } = await import("./sayRemark");
      sayRemark(box as HTMLInputElement, type === "input", (name, remark) =>
        // Same remark, same object: no render.
        setRemarks(shown =>
          same(shown[name]?.remark, remark) ? shown : { ...shown, [name]: { remark, Words } },
        ),
      );
    };
    // If its code cannot be loaded there is no remark.
    const later = (event: Event) =>
      afterTyping(event.target, () => void look(event).catch(() => {}));
    for (const sign of ["input", "change", "submit"]) form.current?.addEventListener(sign, later);
  }, []);
  return remarks;
}
