/** States that need user input, and the selectors that imitate them on this page. */
const interactionStates = [
  [":hover", '[data-shown="hover"] *'],
  [":active", '[data-shown="active"] *'],
  [":focus-visible", '[data-shown="focus"] :is(a, button, input, select, textarea, [tabindex])'],
] as const;

/** The selector for the imitated states; undefined if the selector has no such state. */
function shownSelector(selector: string): string | undefined {
  const shown = interactionStates.reduce(
    (text, [state, imitation]) => text.replaceAll(state, `:is(${imitation})`),
    selector,
  );
  return shown === selector ? undefined : shown;
}

/** The selector of a nested rule: `&` stands for the outer rule's elements. */
function nestedSelector(selector: string, outer: string): string {
  if (outer === "") return selector;
  const within = `:is(${outer})`;
  return selector.includes("&") ? selector.replaceAll("&", within) : `${within} ${selector}`;
}

function shownRules(rules: CSSRuleList, outer = ""): string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) {
      const whole = nestedSelector(rule.selectorText, outer);
      const selector = shownSelector(whole);
      const own = selector === undefined ? [] : [`${selector} { ${rule.style.cssText} }`];
      return [...own, ...shownRules(rule.cssRules, whole)];
    }
    // Hover styles are shown even on a device without hover.
    const isShown =
      rule instanceof CSSMediaRule &&
      (/hover: hover/.test(rule.conditionText) || matchMedia(rule.conditionText).matches);
    return isShown ? shownRules(rule.cssRules, outer) : [];
  });
}

/** Styles everything inside a `data-shown` as if hovered, pressed or focused. Call it when all sheets are loaded. */
export function showStates(): void {
  const sheet = document.createElement("style");
  sheet.textContent = [...document.styleSheets].flatMap(({ cssRules }) => shownRules(cssRules)).join("\n");
  document.head.append(sheet);
}
