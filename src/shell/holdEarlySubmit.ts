/**
 * Inline script: a form sent before the page is live would be a POST to the CDN, a 405 that loses
 * what was typed. It is held instead; the live form sends it on (useStepForm). Whether the visitor typed is
 * noted too: what stands in a form may also be what the browser put back (steps/fromHistory).
 */
export const holdEarlySubmit =
  'document.addEventListener("submit",function(e){var d=document.documentElement.dataset;if(d.live===undefined){e.preventDefault();d.held=""}},true);document.addEventListener("input",function(e){if(e.isTrusted)document.documentElement.dataset.typed=""},true)';
