import type { DesignToken } from "./tokens.tsx";

/** Every custom property that the sheets set on `:root`, in their order. */
export function readDesignTokens(sheets: StyleSheetList): DesignToken[] {
  const roots = [...sheets].flatMap(({ cssRules }) =>
    [...cssRules].filter((rule) => rule instanceof CSSStyleRule && rule.selectorText === ":root"),
  );
  return roots.flatMap((rule) => {
    const { style } = rule as CSSStyleRule; // as filtered above
    return [...style]
      .filter((name) => name.startsWith("--"))
      .map((name) => ({ name, value: style.getPropertyValue(name).trim() }));
  });
}
