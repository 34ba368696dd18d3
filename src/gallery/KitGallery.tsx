import { useText } from "../i18n/useText";
import { buttonClass } from "../ui/buttonClass";
import { kitLocale } from "../ui/kitConfig";
import type { Asked } from "../ui/question";
import { showSnackbar } from "../ui/showSnackbar";
import { showToast } from "../ui/showToast";
import { kitLanguages, switchKit } from "../ui/switchKit";
import { Example } from "./Example";
import * as styles from "./KitGallery.module.css";
import { type Content, kinds } from "./kinds";
import { LimitsExample } from "./LimitsExample";
import { limitedKinds } from "./limitedKinds";

/** A region to try each language in; by default Switzerland. */
const regions: Record<string, string> = { nl: "BE", en: "GB" };

/** Every field kind in every state, side by side, for developers. */
export function KitGallery() {
  const t = useText();
  const states: { id: string; title: string; content?: Content; more?: Partial<Asked> }[] = [
    { id: "empty", title: t("kit.empty") },
    { id: "filled", title: t("kit.filled"), content: "filled" },
    { id: "hint", title: t("kit.hint"), more: { hint: t("kit.hintText"), required: false } },
    {
      id: "error",
      title: t("kit.error"),
      more: { hint: t("kit.hintText"), invalid: t("kit.errorText") },
    },
    { id: "disabled", title: t("kit.disabled"), more: { hint: t("kit.why"), disabled: true } },
    {
      id: "long",
      title: t("kit.longTitle"),
      content: "long",
      more: { label: t("kit.long"), hint: t("kit.long"), invalid: t("kit.long") },
    },
  ];
  return (
    <>
      <section aria-labelledby="kit-languages">
        <h2 id="kit-languages">{t("kit.languages")}</h2>
        <p className={styles.buttons}>
          {kitLanguages.map(language => (
            <button
              key={language}
              className={buttonClass.line}
              type="button"
              lang={language}
              onClick={() =>
                switchKit({
                  language,
                  region: regions[language] ?? "CH",
                  allowedLanguages: kitLanguages,
                })
              }
            >
              {new Intl.DisplayNames(language, { type: "language" }).of(language)}
            </button>
          ))}
        </p>
      </section>
      {kinds.map(({ name, field, filled }) => (
        <section key={name} aria-labelledby={`kind-${name}`}>
          <h2 id={`kind-${name}`}>{name}</h2>
          <div className={styles.states}>
            {states.map(({ id, title, content = "empty", more }) => (
              <Example
                key={id}
                title={`${name}: ${title}`}
                values={
                  content === "filled"
                    ? filled
                    : content === "long" && /^(?:Input|Textarea)$/.test(name)
                      ? [t("kit.word")]
                      : []
                }
              >
                {field({ name: `${name}-${id}`, label: t("kit.label"), ...more }, t, content)}
              </Example>
            ))}
          </div>
        </section>
      ))}
      <section aria-labelledby="kind-limits">
        <h2 id="kind-limits">{t("kit.limitsTitle")}</h2>
        <div className={styles.states}>
          {limitedKinds.map(kind => (
            <LimitsExample key={kind.name} {...kind} />
          ))}
        </div>
      </section>
      <section aria-labelledby="kind-messages">
        <h2 id="kind-messages">{t("kit.messages")}</h2>
        <p className={styles.buttons}>
          <button
            className={buttonClass.line}
            type="button"
            onClick={() =>
              showToast(t("kit.toast", { time: new Date().toLocaleTimeString(kitLocale()) }))
            }
          >
            {t("kit.showToast")}
          </button>
          <button
            className={buttonClass.line}
            type="button"
            onClick={() => showSnackbar({ key: "kit", text: t("kit.snackbar") })}
          >
            {t("kit.showSnackbar")}
          </button>
        </p>
      </section>
    </>
  );
}
