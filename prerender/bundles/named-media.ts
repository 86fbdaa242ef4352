/** As much of PostCSS's at-rule as is used. */
interface MediaRule {
  params: string;
  error: (message: string) => Error;
}

/**
 * Puts the conditions of site/styles/media.css in the place of their names, in each sheet by itself: browsers don't know
 * `@custom-media`, and Lightning CSS knows only the names of the sheet that it compiles.
 */
export function namedMedia(definitions: string) {
  const conditions = new Map(
    [...definitions.matchAll(/@custom-media (--\w+) ([^;]+);/g)].map(([, name = "", condition = ""]) => [
      name,
      condition,
    ]),
  );
  return {
    postcssPlugin: "named-media",
    AtRule: {
      media(rule: MediaRule) {
        rule.params = rule.params.replaceAll(/\((--\w+)\)/g, (_, name: string) => {
          const condition = conditions.get(name);
          if (condition === undefined) throw rule.error(`site/styles/media.css names no ${name}.`);
          return condition;
        });
      },
    },
  };
}
