const replaced = require("./replaced.cjs");

/**
 * Webpack loader for what Gatsby draws a page from: on "back" and "forward" it takes data of whichever
 * build the host has by now. As on its other ways, a page of another build is loaded anew.
 * @param {string} source @returns {string}
 */
module.exports = source =>
  replaced(
    source,
    [
      [
        /(?= {4}\/\/ Check if the component or json have changed\.)/,
        `    const build = nextState.pageResources.page?.webpackCompilationHash
    if (
      process.env.NODE_ENV === \`production\` &&
      this.state.pageResources !== nextState.pageResources &&
      build &&
      build !== window.___webpackCompilationHash
    ) {
      window.location.reload()
      return false
    }

`,
      ],
    ],
    "resourcesLoader.cjs",
  );
