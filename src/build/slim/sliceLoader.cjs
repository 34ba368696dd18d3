/**
 * Webpack loader for Gatsby's `Slice` in the browser, which draws what was loaded for its alias. Gatsby's
 * own has the server's half in it as well, and a check of props that the build has made already.
 */
module.exports = () => `
import { createElement, useContext } from "react";
import { SlicesMapContext, SlicesResultsContext } from "./slice/context";
export function Slice({ alias, __renderedByLocation, ...props }) {
  const { component, data, sliceContext } = useContext(SlicesResultsContext).get(useContext(SlicesMapContext)[alias]);
  return createElement(component, { sliceContext, data, ...props });
}`;
