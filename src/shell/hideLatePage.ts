import { draftKey } from "../draft/draftStorage";
import { steps } from "../flow/steps";
import { site } from "../settings/site";

/**
 * Inline script: a deep link to a step whose earlier steps have no answers is not shown for a blink
 * before it leads to the open question. Only hides (base.css shows after 4 s whatever happens); the
 * decision is StepPage's.
 */
export function hideLatePage(): string {
  const questions = steps.filter(step => step.validation);
  const needed = Object.fromEntries(
    questions
      .slice(1)
      .map(step => [
        step.path,
        questions.filter(({ chapter }) => chapter < step.chapter).map(({ id }) => id),
      ]),
  );
  return `(function(n,a){var i,p=n[location.pathname.replace(${JSON.stringify(site.basePath)},"")]||[];try{a=JSON.parse(sessionStorage[${JSON.stringify(draftKey)}]).answers||a}catch(e){}for(i in p)if(!a[p[i]])document.documentElement.dataset.late=""})(${JSON.stringify(needed)},{})`;
}
