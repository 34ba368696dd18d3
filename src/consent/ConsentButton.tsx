import { useText } from "../i18n/useText";
import { askedCategories } from "../settings/askedCategories";
import { useConfig } from "../settings/configStore";
import { buttonClass } from "../ui/buttonClass";
import { showToast } from "../ui/showToast";

/** Opens the cookie settings, to change or withdraw consent. */
export function ConsentButton() {
  const t = useText();
  const config = useConfig();
  const open = async () => {
    try {
      const { showConsent } = await import(/* webpackChunkName: "online-choice" */ "./showConsent");
      await showConsent(askedCategories(config), config.links.cookies);
    } catch {
      void showToast(t("connection.lost"), "alert");
    }
  };
  return (
    <button type="button" className={buttonClass.text} onClick={open}>
      {t("footer.consent")}
    </button>
  );
}
