declare module "react-i18next-es/context.js";
declare module "react-i18next-es/I18nextProvider.js";
