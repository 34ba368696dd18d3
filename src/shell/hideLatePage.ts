import { draftKey } from "../draft/draftStorage";
import { steps } from "../flow/steps";
import { site } from "../settings/site";

/**
 * Inline script: what the built HTML would show for a blink only, and then otherwise, waits unseen. That
 * is a deep link to a step whose earlier steps have no answers, before it leads to the open question
 * (`data-late`; the decision is StepPage's); and the search of step 4, for who came by a broker's own
 * link and has that broker chosen (`data-linked`; "late" while it is still looked up, until
 * layout/followLink has it); and the help below the choices so far, which answers push down
 * (`data-kept`); and progress and buttons, where the questions stand in another order than in the HTML
 * (`data-order`). base.css shows all of it after 4 s whatever happens.
 */
export function hideLatePage(): string {
  const text = JSON.stringify;
  const questions = steps.flatMap(({ path, validation }) =>
    validation ? [[path, validation]] : [],
  );
  const last = steps.find(({ id }) => id === "brokerSearch")?.path;
  return `(function(q,a){var i=0,m,l,b,e=document.documentElement.dataset,w=location.pathname.replace(${text(site.basePath)},"")${withoutLanguage()};try{l=JSON.parse(sessionStorage[${text(draftKey)}]);a=l.answers||a;e.kept="";l=l.brokerContext;b=a.brokerSearch;if(w==${text(last)}&&l&&(!b||!b.broker||b.broker==l.id))e.linked=""}catch(r){}if(w==${text(last)}&&/[?&]makelaar=[^&]/.test(location.search))e.linked="late";if((Object.keys(a)[0]||variants["first-step"]&&variants["first-step"].value)==q[1][1]){q.unshift(q.splice(1,1)[0]);e.order=""}for(;q[i]&&q[i][0]!=w;i++)if(!a[q[i][1]])m=1;if(q[i]&&m)e.late=""})(${text(questions)},{})`;
}

/** Takes the language off the path, in a build that has several. */
function withoutLanguage(): string {
  const others = site.languages.slice(1);
  return others.length > 0 ? `.replace(/^\\/(?:${others.join("|")})(?=\\/)/,"")` : "";
}
