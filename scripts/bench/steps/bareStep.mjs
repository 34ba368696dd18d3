/** Baseline: one box and one button without our scripts. */
export const bareStep = `data:text/html,${encodeURIComponent(`<!doctype html><html lang="nl" data-live><meta charset="utf-8"><title>Bare</title>
<form><label>Box <input name="bare"></label> <button type="submit">Next</button></form><script>
document.forms[0].onsubmit = event => {
  event.preventDefault();
  document.querySelector("[data-error-summary]")?.remove();
  const box = document.createElement("p");
  Object.assign(box, { tabIndex: -1, textContent: "Kijk dit nog even na" });
  box.dataset.errorSummary = "";
  document.body.prepend(box);
  box.focus();
};</script>`)}`;
