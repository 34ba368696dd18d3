declare global {
  interface Window {
    /** Only in browsers that can refuse addresses of scripts (Trusted Types). */
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL(address: string): string | undefined },
      ): unknown;
    };
  }
}

/**
 * The policy under which the site's headers let script run an address: webpack's loader and the worker's registration
 * hand strings to the browser, which asks here. Only scripts beside our pages pass; no text ever becomes markup or
 * code.
 * @param own pattern of their addresses
 */
export function allowOwnScripts(own: string): void {
  window.trustedTypes?.createPolicy("default", {
    createScriptURL: address => address.match(own)?.[0],
  });
}
