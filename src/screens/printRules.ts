/** Makes the styles for paper apply on screen too, in all sheets of this page; no style here is for screens alone. */
export function printRules(): void {
  for (const { cssRules } of document.styleSheets) apply(cssRules);
}

function apply(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.media.mediaText === "print")
      rule.media.mediaText = "all";
    if (rule instanceof CSSGroupingRule) apply(rule.cssRules);
  }
}
