/** States that only a hand can bring about, and what shows them on this page instead. */
const hands = [
  [":hover", '[data-shown="hover"] *'],
  [":active", '[data-shown="active"] *'],
  [":focus-visible", '[data-shown="focus"] :is(a, button, input, select, textarea, [tabindex])'],
] as const;

/** The same rule for what only shows the state; undefined for a rule of no such state. */
function shownSelector(selector: string): string | undefined {
  const shown = hands.reduce((text, [state, stand]) => text.replaceAll(state, `:is(${stand})`), selector);
  return shown === selector ? undefined : shown;
}

function shownRules(rules: CSSRuleList): string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) {
      const selector = shownSelector(rule.selectorText);
      return selector === undefined ? [] : [`${selector} { ${rule.style.cssText} }`];
    }
    // On a phone nothing hovers, but here it can be seen how it would look.
    const isShown =
      rule instanceof CSSMediaRule &&
      (/hover: hover/.test(rule.conditionText) || matchMedia(rule.conditionText).matches);
    return isShown ? shownRules(rule.cssRules) : [];
  });
}

/** Draws what stands in a `data-shown` as if it were hovered, pressed or focused. Once all sheets are there. */
export function showStates(): void {
  const sheet = document.createElement("style");
  sheet.textContent = [...document.styleSheets].flatMap(({ cssRules }) => shownRules(cssRules)).join("\n");
  document.head.append(sheet);
}
