import { parseSync } from "vite";

export interface Import {
  specifier: string;
  /** True for what is gone at run time: `import type`, `export type … from`, `import("x").Type`. */
  isTypeOnly: boolean;
}

/** Everything that a source file or a style sheet imports, in any form. */
export function readImports(path: string, text: string): Import[] {
  if (path.endsWith(".css")) return readStyleImports(text);
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  const found: Import[] = [];
  visit(program, found);
  return found;
}

/** True for a file that only re-exports. */
export function isBarrel(path: string, text: string): boolean {
  const statements = parseSync(path, text).program.body;
  const isReExport = (type: string) => type === "ExportAllDeclaration" || type === "ExportNamedDeclaration";
  const exported = statements.filter((statement) => isReExport(statement.type) && hasSource(statement));
  const imported = statements.filter((statement) => statement.type === "ImportDeclaration");
  return exported.length > 0 && exported.length + imported.length === statements.length;
}

function hasSource(statement: object): boolean {
  return "source" in statement && statement.source !== null;
}

function visit(node: unknown, found: Import[]): void {
  if (Array.isArray(node)) {
    for (const each of node) visit(each, found);
    return;
  }
  if (typeof node !== "object" || node === null) return;
  found.push(...importsOf(node));
  for (const child of Object.values(node)) visit(child, found);
}

function importsOf(node: object): Import[] {
  if (!("type" in node)) return [];
  switch (node.type) {
    case "ImportDeclaration":
    case "ExportNamedDeclaration":
    case "ExportAllDeclaration":
    case "ImportExpression":
    case "TSImportType":
      return literals([field(node, "source")]).map((specifier) => ({ specifier, isTypeOnly: isType(node) }));
    case "CallExpression":
      return literals(globbed(node)).map((specifier) => ({ specifier, isTypeOnly: false }));
    default:
      return [];
  }
}

function isType(node: object): boolean {
  const kinds = [field(node, "importKind"), field(node, "exportKind")];
  return kinds.includes("type") || field(node, "type") === "TSImportType";
}

/** The patterns of Vite's `import.meta.glob(…)`, and the name in `require("…")`. */
function globbed(call: object): unknown[] {
  const callee = field(call, "callee");
  const isGlob = field(field(callee, "object"), "type") === "MetaProperty" && nameOf(callee) === "glob";
  if (!isGlob && field(callee, "name") !== "require") return [];
  const args = field(call, "arguments");
  const first: unknown = Array.isArray(args) ? args[0] : undefined;
  const elements = field(first, "elements");
  return Array.isArray(elements) ? elements : [first];
}

function nameOf(member: unknown): unknown {
  return field(field(member, "property"), "name");
}

function literals(nodes: unknown[]): string[] {
  return nodes.map((node) => field(node, "value")).filter((value) => typeof value === "string");
}

function field(node: unknown, name: string): unknown {
  return typeof node === "object" && node !== null ? Reflect.get(node, name) : undefined;
}

function readStyleImports(text: string): Import[] {
  const bare = text.replaceAll(/\/\*[\s\S]*?\*\//g, "");
  const forms = [
    /@import\s+(?:url\(\s*)?["']?([^"')\s;]+)/g,
    /\bcomposes\s*:[^;]*?\bfrom\s+["']([^"']+)["']/g,
    /@value\s[^;]*?\bfrom\s+["']([^"']+)["']/g,
  ];
  const specifiers = forms.flatMap((form) => [...bare.matchAll(form)].map((match) => match[1] ?? ""));
  return specifiers.map((specifier) => ({ specifier, isTypeOnly: false }));
}
