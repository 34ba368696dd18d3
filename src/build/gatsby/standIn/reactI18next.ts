export { I18nContext } from "react-i18next-es/context.js";
export { I18nextProvider } from "react-i18next-es/I18nextProvider.js";
