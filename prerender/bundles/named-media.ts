/** The part of PostCSS's at-rule that is used. */
interface MediaRule {
  params: string;
  error: (message: string) => Error;
}

/**
 * Replaces the names of conditions by those of site/styles/media.css, in each sheet separately: browsers don't know
 * `@custom-media`, and Lightning CSS only knows the names of the sheet that it compiles.
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
