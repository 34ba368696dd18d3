/** Node's own require inside a webpack bundle; undefined elsewhere. Packages with a .wasm file
 * beside them must be loaded with it, since a bundler would tear the two apart. */
declare const __non_webpack_require__: NodeJS.Require | undefined;
