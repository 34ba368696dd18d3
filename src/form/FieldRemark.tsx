import { Notice } from "../ui/Notice";
import type { Remarks } from "./useRemarks";

interface Props {
  /** Field name; place the remark right after the field. */
  name: string;
  remarks: Remarks;
}

/** A note about an answer, announced. Its words are loaded with the first one. */
export function FieldRemark({ name, remarks }: Props) {
  const { remark, Words } = remarks[name] ?? {};
  return (
    <div data-remark={name}>
      <Notice>{remark && Words && <Words name={name} remark={remark} />}</Notice>
    </div>
  );
}
