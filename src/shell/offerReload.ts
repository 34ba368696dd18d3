/**
 * Inline script, behind the page: one that does not come to life offers to be loaded again (`#reload`,
 * ReloadOffer). A script or data that cannot be had leaves Gatsby's page as it was built: to be read, but
 * no button does anything. It is offered at once when something failed, and otherwise when nothing
 * happened for 15 s after all was loaded; should the page live after all, the offer goes.
 *
 * Nothing is lost by it: the address is the one that was opened, with the parameters that may be taken
 * off it by then; and what stands in the form goes along in the history entry of this tab, once.
 */
export const offerReload = [
  // The box, the address, seconds to wait, the state of the history entry, the timer.
  "(function(b,a,n,s,t){",
  'function f(g){document.querySelectorAll("#step-form [name]").forEach(g)}',
  'function h(e){if((e.target.tagName||"SCRIPT")=="SCRIPT")n=n&&1}',
  'f(function(e,i){i=(s.typed||[])[i];if(i&&i[0]==e.name&&e.type!="file"){e.value=i[1];e.checked=i[2]}});',
  'if(s.typed){delete s.typed;history.replaceState(s,"");document.documentElement.dataset.typed=""}',
  'addEventListener("error",h,true);addEventListener("unhandledrejection",h);',
  't=setInterval(function(){if(performance.getEntriesByName("onInitialClientRender")[0]){clearInterval(t);b.remove()}',
  'else if(document.readyState=="complete"&&!n--)b.hidden=false},1000);',
  'b.querySelector("button").onclick=function(){s.typed=[];',
  "f(function(e){s.typed.push([e.name,e.value,e.checked])});",
  'history.replaceState(s,"",a);location.reload()}',
  '})(document.getElementById("reload"),location.href,15,history.state||{})',
].join("");
