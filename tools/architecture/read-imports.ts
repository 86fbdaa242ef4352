import { parseSync } from "vite";

export interface Import {
  specifier: string;
  /** True for imports without effect at run time: `import type`, `export type … from`. */
  isTypeOnly: boolean;
}

/** Imports that the parser's list leaves out: `import.meta.glob("…")`, `require("…")`, `import("x").Type`. */
const calls = /\b(?:import\.meta\.glob|require|import)\(\s*\[?\s*["'`]([^"'`]+)["'`]/g;

const styleForms = [
  /@import\s+(?:url\(\s*)?["']?([^"')\s;]+)/g,
  /\bcomposes\s*:[^;]*?\bfrom\s+["']([^"']+)["']/g,
  /@value\s[^;]*?\bfrom\s+["']([^"']+)["']/g,
];

/** Everything that a source file or style sheet imports, in any form. */
export function readImports(path: string, text: string): Import[] {
  if (path.endsWith(".css")) return styleForms.flatMap((form) => found(form, text));
  const { module, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  const imported = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    isTypeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
  }));
  const handedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? { specifier: moduleRequest.value, isTypeOnly: isType } : [],
    ),
  );
  return [...imported, ...handedOn, ...found(calls, text)];
}

/** The specifiers that match a form of import, comments excluded. */
function found(form: RegExp, text: string): Import[] {
  return [...withoutComments(text).matchAll(form)].map(([, specifier = ""]) => ({
    specifier,
    isTypeOnly: false,
  }));
}

/** Good enough to search for a word that comments may mention but code may not use. */
export function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, "").replaceAll(/(^|\s)\/\/.*$/gm, "$1");
}

/** Whether a file only re-exports. */
export function isBarrel(path: string, text: string): boolean {
  const { program, module } = parseSync(path, text);
  const handingOn = module.staticExports.filter(({ entries }) => entries.some((each) => each.moduleRequest));
  return handingOn.length > 0 && handingOn.length + module.staticImports.length === program.body.length;
}
