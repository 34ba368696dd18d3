declare module "*.module.css";
declare module "*.css";
declare module "*.woff2?letters" {
  const url: string;
  export default url;
}
