/**
 * Inline script: a form sent before the page is live would be a POST to the CDN, a 405 that loses
 * what was typed. It is held instead; the live form sends it on (useStepForm).
 */
export const holdEarlySubmit =
  'document.addEventListener("submit",function(e){var d=document.documentElement.dataset;if(d.live===undefined){e.preventDefault();d.held=""}},true)';
