/** Gatsby's own Script: elsewhere it is left out of the bundle (build/slimBundle). */
declare module "gatsby-script-whole" {
  export { Script, ScriptStrategy } from "gatsby";
}
