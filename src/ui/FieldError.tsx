import { Icon } from "../drawings/Icon";
import { useText } from "../i18n/useText";
import * as styles from "./Field.module.css";

/** The message at a field: icon and words, never colour alone. */
export function FieldError({ name, message }: { name: string; message: string }) {
  const t = useText();
  return (
    <p className={styles.error} id={`${name}-error`}>
      <Icon name="alert" />
      <span>
        <span className="hidden-text">{t("form.errorPrefix")} </span>
        {/* In its own element: on a page translated by the browser React can only replace whole elements. */}
        <span>{message}</span>
      </span>
    </p>
  );
}
