import { consentAge, consentKey, consentVersion } from "../consent/consent";
import { flagKeys } from "../flags/keptFlags";

/**
 * Inline script: what was decided for this visit earlier, or for it before it began, is known before the
 * first paint (flags/decisions). Nothing is read without a consent to experiments that still counts
 * (consent/consent). In a preview, `?variant=first-step:familySituation,policy-upload:false` decides
 * instead. What the HTML then would show for a blink is hidden by base.css (`data-start`,
 * `data-no-upload`).
 */
export function showVariants(): string {
  const key = JSON.stringify(flagKeys.variants);
  const tried =
    process.env.GATSBY_PREVIEW === "1"
      ? 'new URLSearchParams(location.search).getAll("variant").join().split(",").forEach(function(p){p=p.split(":");if(p[1])v[p[0]]={value:p[1]=="false"?false:p[1]=="true"||p[1],kept:true}});'
      : "";
  return `(function(v,k,e){try{var c=JSON.parse(localStorage[${JSON.stringify(consentKey)}]),a=Date.now()-new Date(c.at);if(c.version==${consentVersion}&&c.choice.experiments==true&&a>${short(consentAge.least)}&&a<${short(consentAge.most)})v=JSON.parse(sessionStorage[k]||localStorage[k])||v}catch(r){}${tried}variants=v;if((v["start-button"]||0).value=="questions")e.start="";if((v["policy-upload"]||0).value===false)e.noUpload=""})({},${key},document.documentElement.dataset)`;
}

/** 31536000000 as 31536e6: it stands in every page. */
const short = (count: number) => String(count).replace(/0{3,}$/, zeros => `e${zeros.length}`);
