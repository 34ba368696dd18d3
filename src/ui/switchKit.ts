import { type Overlay, shownOverlay } from "../i18n/overlay";
import { type KitConfig, kitConfig, setKit } from "./kitConfig";

type Words = Readonly<Record<string, string>>;

const german = () => import("../../locales/de/ui.json");
/** The kit's texts by language. The Dutch ones are among the site's texts, in the first load. */
const lists: Record<string, () => Promise<{ default: Words }>> = {
  nl: async () => {
    const [{ default: site }, kit] = await Promise.all([
      import("../../locales/nl-BE/common.json"),
      german(),
    ]);
    const own = Object.entries(site).filter(([key]) => key in kit.default);
    return { default: Object.fromEntries(own) };
  },
  de: german,
  fr: () => import("../../locales/fr/ui.json"),
  it: () => import("../../locales/it/ui.json"),
  en: () => import("../../locales/en/ui.json"),
};
/** Languages that the kit has texts in. */
export const kitLanguages = Object.keys(lists);

let words: Words = {};
let below: Overlay | undefined;
let laid: Overlay | undefined;

/**
 * Like `setKit`, for a page in another language than its own: also puts the kit's texts in that language over the
 * page's. Rejects when they cannot be loaded; nothing has changed then.
 */
export async function switchKit(config: KitConfig): Promise<void> {
  const before = kitConfig();
  setKit(config);
  const { language } = kitConfig();
  try {
    words = (await lists[language]?.())?.default ?? {};
  } catch (error) {
    setKit(before);
    throw error;
  }
  lay();
}

function lay(): void {
  // Live texts may have arrived meanwhile; the kit's go on top.
  const now = shownOverlay.get();
  if (now !== laid) below = now;
  const under = below;
  laid = {
    over(namespace, bundled, language) {
      const own = Object.entries(words).filter(([key]) => key in bundled);
      return { ...under?.over(namespace, bundled, language), ...Object.fromEntries(own) };
    },
  };
  shownOverlay.set(laid);
}
shownOverlay.subscribe(() => {
  if (shownOverlay.get() !== laid) lay();
});
