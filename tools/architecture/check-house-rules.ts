import { posix } from "node:path";
import { isBarrel } from "./read-imports.ts";
import { codeOf, isTest, type Sources } from "./source-files.ts";

const longest = 250;
const fullest = 25;
const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)+$/;
const shelfNames = new Set([
  "index",
  "utils",
  "util",
  "helpers",
  "helper",
  "lib",
  "common",
  "misc",
  "shared",
]);

// Assembled from parts, or this file itself would mention them.
const elsewhere = [
  ["..", "shared"],
  ["", "work", "main"],
  ["", "work", "shared"],
].map((parts) => parts.join("/"));

/** A sentence for each file that breaks a rule of the house. */
export function checkHouseRules(sources: Sources): string[] {
  return [
    ...codeOf(sources).flatMap(([path, text]) => [
      ...checkName(path),
      ...checkSize(path, text),
      ...checkBarrel(path, text),
      ...checkNewTab(path, text),
    ]),
    ...[...sources].flatMap(([path, text]) => checkSelfContained(path, text)),
    ...checkFolders([...sources.keys()]),
    ...[...sources]
      .filter(([path]) => /(^|\/)package-lock\.json$/.test(path))
      .flatMap(([path, text]) => checkLock(path, text)),
  ];
}

/** A link that opens a new tab without saying so surprises users of screen readers and Back. */
function checkNewTab(path: string, text: string): string[] {
  const isLink = path === "site/ui/links/new-tab-link.tsx" || isTest(path) || !path.startsWith("site/");
  return !isLink && /_blank/.test(text)
    ? [`${path}: a link to a new tab is a NewTabLink (site/ui/links/new-tab-link.tsx)`]
    : [];
}

function checkName(path: string): string[] {
  const parts = path.split("/");
  const file = parts.at(-1) ?? "";
  const names = [...parts.slice(0, -1), file.split(".")[0] ?? ""];
  const shelf = names.find((name) => shelfNames.has(name));
  return [
    ...(kebabCase.test(file) ? [] : [`${path}: file names are kebab-case`]),
    ...(shelf === undefined ? [] : [`${path}: "${shelf}" says nothing; name it after what it holds`]),
  ];
}

/** For code the linter counts the lines. */
function checkSize(path: string, text: string): string[] {
  if (!path.endsWith(".css")) return [];
  const lines = text.trimEnd().split("\n").length;
  return lines > longest ? [`${path}: ${lines} lines; ${longest} is the most`] : [];
}

/** Counts hand-written files; there may be any number of drawings, decision records and files of the owner's data. */
function checkFolders(paths: string[]): string[] {
  const written = paths.filter(
    (path) => !path.endsWith(".svg") && !/^((testing\/)?content|docs\/decisions)\//.test(path),
  );
  const folders = Map.groupBy(written, (path) => posix.dirname(path));
  return [...folders]
    .filter(([, files]) => files.length > fullest)
    .map(
      ([folder, files]) =>
        `${folder}: ${files.length} files; ${fullest} is the most: it has become two rooms`,
    );
}

function checkBarrel(path: string, text: string): string[] {
  const isDeclaration = /\.d\.m?ts$/.test(path);
  if (path.endsWith(".css") || isDeclaration || !isBarrel(path, text)) return [];
  return [`${path}: only hands on what other files export; import those`];
}

function checkSelfContained(path: string, text: string): string[] {
  const mentioned = elsewhere.filter((folder) => text.includes(folder));
  return mentioned.map((folder) => `${path}: mentions ${folder}, which a lone clone lacks`);
}

/** Without addresses, a lock file works with any registry. */
function checkLock(path: string, lock: string): string[] {
  return lock.includes('"resolved"') ? [`${path}: names a registry's host in a resolved address`] : [];
}
