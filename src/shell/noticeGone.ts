import { site } from "../settings/site";

/**
 * Inline script: when a script does not load, which may have gone with a deploy, together with the app
 * itself, renew.js is asked what to do; and again on the page that it loaded, to give back focus and
 * press. It comes from the host's present build, under a name that stays. Kept this small since it is in
 * every HTML file.
 */
export const noticeGone = `(function(g){function f(t){g=document.createElement("script");g.src="${site.basePath}/renew.js";g.gone=t;document.head.append(g);addEventListener("beforeunload",function(){g.left=1})}addEventListener("error",function(e){var t=e.target;t==g?g=0:g||/js$/.test(t.src)&&f(t)},!0);history.state&&history.state.press!=g&&f()})()`;
