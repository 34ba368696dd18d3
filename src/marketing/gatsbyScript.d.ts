/** Gatsby's real Script; `Script` itself renders nothing here (build/gatsby/slimBundle). */
declare module "gatsby-script-whole" {
  export { Script, ScriptStrategy } from "gatsby";
}
