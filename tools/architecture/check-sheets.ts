import type { Sources } from "./source-files.ts";

const TOKENS = "site/styles/tokens.first.css";
const MEDIA = "site/styles/media.css";

/** Maximum number of tokens for sizes and weights of type. */
const limits = { "--t-": 12, "--w-": 6 } as const;

/** A sentence for each style sheet with its own breakpoints, sizes or weights of type. */
export function checkSheets(sources: Sources): string[] {
  return [...sources]
    .filter(([path]) => path.startsWith("site/") && path.endsWith(".css"))
    .flatMap(([path, text]) => {
      const rules = text.replaceAll(/\/\*[^]*?\*\//g, "").replaceAll(/@font-face\s*\{[^}]*\}/g, "");
      return [
        ...checkMedia(path, rules),
        ...checkType(path, rules),
        ...checkTokens(path, rules),
        ...checkHas(path, rules),
      ];
    });
}

/** Widths and heights of the window have names. Container queries may use any width. */
function checkMedia(path: string, rules: string): string[] {
  return [...rules.matchAll(/@media\s+([^{]*(?:width|height)[^{]*?)\s*\{/g)].map(
    ([, query]) => `${path}: "@media ${query}" has a size without a name; take one of ${MEDIA}`,
  );
}

function checkType(path: string, rules: string): string[] {
  const declared = rules.matchAll(/(?<![\w-])(font|font-size|font-weight)\s*:\s*([^;}]+)/g);
  return [...declared].flatMap(([, property = "", value = ""]) => {
    const isToken =
      property === "font" ? /var\(--t-/.test(value) : /^var\(--[tw]-[\w-]+\)$/.test(value.trim());
    return isToken || value.trim() === "inherit"
      ? []
      : [`${path}: "${property}: ${value.trim()}" is no token; take one of ${TOKENS}`];
  });
}

function checkTokens(path: string, rules: string): string[] {
  if (path !== TOKENS) return [];
  return Object.entries(limits).flatMap(([beginning, count]) => {
    const names = new Set(rules.match(new RegExp(`${beginning}[\\w-]+(?=\\s*:)`, "g")));
    return names.size > count ? [`${path}: ${names.size} tokens ${beginning}…; ${count} is the most`] : [];
  });
}

/**
 * What `:has()` finds in the whole page, the browser looks for again with each element that a script adds: it took 13 of
 * the 37 ms of style after a press on a category. Paper is styled once.
 */
function checkHas(path: string, rules: string): string[] {
  const onScreen = rules.replaceAll(
    /@media (?:print|\(scripting: none\))\s*(\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})/g,
    "",
  );
  const searches = /(?:html|:root|body|#page|#search)\)?(?::not\()?:has\(((?:[^()]|\([^()]*\))*)\)/g;
  return [...onScreen.matchAll(searches)].flatMap(([selector, sought = ""]) =>
    sought.split(",").every((one) => /^\s*[>+~]/.test(one) && !/[\w\])] +[^>+~\s]/.test(one))
      ? []
      : [`${path}: "${selector}" searches the whole page; say the way to it with ">"`],
  );
}
