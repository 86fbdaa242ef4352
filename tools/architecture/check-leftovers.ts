import { posix } from "node:path";
import { checkLinks } from "./check-links.ts";
import { importTable } from "./import-table.ts";
import { parentsOf, type Sources } from "./source-files.ts";

/** A sentence for each leftover of a merge, a renaming or a new folder. `files` are all files, pictures included. */
export function checkLeftovers(sources: Sources, files: string[]): string[] {
  return [
    ...[...sources].flatMap(([path, text]) => checkConflictMarkers(path, text)),
    ...checkNumbers(sources),
    ...checkLinks(sources, files),
    ...checkMap(sources.get("README.md") ?? "", files),
  ];
}

function checkConflictMarkers(path: string, text: string): string[] {
  const lines = text.split("\n");
  const at = lines.findIndex((line) => /^(?:<{7}|>{7}|\|{7}) \S/.test(line));
  return at === -1 ? [] : [`${path}:${at + 1}: a conflict of a merge was left here`];
}

/** Decision records are referred to by number; 000 is their template. */
function checkNumbers(sources: Sources): string[] {
  const records = [...sources].filter(([path]) => /^docs\/decisions\/(?!000)\d{3}-/.test(path));
  const owners = new Map<string, string>();
  return records.flatMap(([path, text]) => {
    const number = posix.basename(path).slice(0, 3);
    const owner = owners.get(number) ?? path;
    owners.set(number, owner);
    return [
      ...(owner === path ? [] : [`${path}: ${owner} has this number already`]),
      ...(text.startsWith(`# ${number} `) ? [] : [`${path}: its heading has another number`]),
    ];
  });
}

/** README's map has to name every room, and no missing folder. */
function checkMap(readme: string, files: string[]): string[] {
  const map = /## The rooms\n+```\n([^]*?)```/.exec(readme)?.[1] ?? "";
  const mapped = foldersOf(map);
  const folders = new Set(files.flatMap(parentsOf));
  const top = [...folders].filter((folder) => !folder.includes("/") && !folder.startsWith("."));
  const rooms = importTable
    .map(({ folder }) => folder.replace(/\/\*$/, ""))
    .filter((room) => folders.has(room));
  const missing = [...new Set([...top, ...rooms])].filter((room) => !mapped.includes(room));
  return [
    ...missing.map((room) => `README.md: the map leaves out ${room}/`),
    ...mapped
      .filter((room) => !folders.has(room))
      .map((room) => `README.md: the map names ${room}/, which isn't there`),
  ];
}

/** Paths of the folders on the map: names that end with a slash, indented below their room. */
function foldersOf(map: string): string[] {
  let room = "";
  return map.split("\n").flatMap((line) => {
    const names = [...line.matchAll(/(?:^|\s{2,})([a-z][\w-]*(?:\/[\w-]+)*)\/(?=\s|$)/g)].map(
      ([, name = ""]) => name,
    );
    if (line.startsWith(" ")) return names.map((name) => `${room}/${name}`);
    room = names[0] ?? "";
    return names.map((name, at) => (at === 0 ? name : `${room}/${name}`));
  });
}
