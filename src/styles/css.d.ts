declare module "*.module.css";
declare module "*.css";
