import { posix } from "node:path";
import { type Import, readImports } from "./read-imports.ts";
import { codeOf, isTest, type Sources } from "./source-files.ts";

/** A row of the table: a room, and what its files may import from outside it. */
export interface Room {
  /** The room's folder; `*` as its last part makes each folder there a separate room. */
  folder: string;
  rooms: string[];
  /** Rooms from which only types may be imported. */
  typesOf?: string[];
  /** Rooms that only its tests may import; a trailing `*` stands for all rooms there. */
  testsMay?: string[];
  /** Whether the tests of every room may import it. */
  isForTests?: true;
  /**
   * Walls inside the room: for each folder, the other folders that it may import; "." stands for the rest of the room.
   */
  walls?: Record<string, string[]>;
  /** Packages by name; a trailing `*` matches anything: `react/*` are React's sub-paths. */
  packages: string[];
  /** A package whose values only files with such a name may import; other files may import its types. */
  onlyIn?: { package: string; files: RegExp };
}

/** The modules that tests of any room may use. */
const testing = [
  "vitest",
  "vitest/*",
  "fast-check",
  "node:*",
  "vite",
  "react-dom/*",
  "smtp-server",
  "postal-mime",
];

/** A sentence for each import that the table doesn't allow. */
export function checkImports(sources: Sources, table: Room[]): string[] {
  return codeOf(sources).flatMap(([path, text]) => {
    const room = roomOf(path, table);
    if (!room) return path.includes("/") ? [`${path}: is in no room of the table`] : [];
    const faults = readImports(path, text).map((each) => judge(path, room, each, table));
    return [...new Set(faults.filter((fault) => fault !== undefined))];
  });
}

function judge(path: string, room: Room, imported: Import, table: Room[]): string | undefined {
  const target = targetOf(path, imported.specifier);
  if (target === undefined) return judgePackage(path, room, imported);
  const here = nameOf(path, room);
  const there = roomOf(target, table);
  if (!there) return `${path}: ${here} may not import ${target}, which is in no room of the table`;
  const name = nameOf(target, there);
  if (name === here) return judgeWalls(path, target, room);
  const isOpenToTests = there.isForTests ?? (room.testsMay ?? []).some((each) => matches(each, there.folder));
  const isAllowed = room.rooms.includes(there.folder) || (isOpenToTests && isTest(path));
  if (!isAllowed && !(room.typesOf ?? []).includes(there.folder)) {
    return `${path}: ${short(here)} may not import ${short(name)}`;
  }
  if (!isAllowed && !imported.isTypeOnly)
    return `${path}: ${short(here)} may import only types of ${short(name)}`;
  return judgeSpelling(path, imported.specifier, target);
}

/** Tests may ignore the walls inside a room. */
function judgeWalls(path: string, target: string, { folder, walls }: Room): string | undefined {
  if (!walls || isTest(path)) return undefined;
  const [here, there] = [partOf(path, folder, walls), partOf(target, folder, walls)];
  if (here === there || there === "." || walls[here]?.includes(there)) return undefined;
  return `${path}: ${short(posix.join(folder, here))} may not import ${short(posix.join(folder, there))}`;
}

/** The room's longest folder that contains the file; "." for files outside its folders. */
function partOf(path: string, folder: string, walls: Record<string, string[]>): string {
  const parts = Object.keys(walls).filter((part) => path.startsWith(`${folder}/${part}/`));
  return parts.toSorted((one, other) => other.length - one.length)[0] ?? ".";
}

/** Inside a top-level folder, paths are relative; between two of them they use Node's `imports`. */
function judgeSpelling(path: string, specifier: string, target: string): string | undefined {
  const [from] = path.split("/");
  const [to = ""] = target.split("/");
  const hasDoor = ["contract", "engineering", "site", "prerender", "server", "testing"].includes(to);
  if (from === to || !hasDoor || specifier.startsWith("#")) return undefined;
  return `${path}: write #${target} for ${specifier}`;
}

function judgePackage(path: string, room: Room, { specifier, isTypeOnly }: Import): string | undefined {
  const allowed = isTest(path) ? [...room.packages, ...testing] : room.packages;
  const here = short(nameOf(path, room));
  if (!allowed.some((pattern) => matches(pattern, specifier))) {
    return `${path}: ${here} may not import the package ${specifier}`;
  }
  const { onlyIn } = room;
  if (onlyIn?.package !== specifier || isTypeOnly || isTest(path) || onlyIn.files.test(path))
    return undefined;
  return `${path}: ${here} may import only types of the package ${specifier} outside its schema files`;
}

function matches(pattern: string, specifier: string): boolean {
  return pattern.endsWith("*") ? specifier.startsWith(pattern.slice(0, -1)) : specifier === pattern;
}

/**
 * A sentence for each two sibling folders that import each other: they are one room, or something is in the wrong
 * folder. A folder may import its sub-folders, and they may import files beside it.
 */
export function checkPairs(sources: Sources): string[] {
  const ways = new Set(
    codeOf(sources).flatMap(([path, text]) => {
      if (isTest(path) || /^e2e\/|\/faults\//.test(path)) return [];
      const from = posix.dirname(path);
      return readImports(path, text).flatMap(({ specifier }) => {
        const target = targetOf(path, specifier);
        return target === undefined ? [] : [`${from} → ${posix.dirname(target)}`];
      });
    }),
  );
  return [...ways].flatMap((way) => {
    const [one = "", other = ""] = way.split(" → ");
    const isInside = one.startsWith(`${other}/`) || other.startsWith(`${one}/`);
    if (one >= other || isInside || !ways.has(`${other} → ${one}`)) return [];
    return [`${one} and ${other} import each other`];
  });
}

/** The imported file's path below the root; undefined for a package. */
function targetOf(path: string, specifier: string): string | undefined {
  const plain = specifier.replace(/\?.*$/, "");
  if (plain.startsWith("#")) return plain.slice(1);
  if (plain.startsWith("/")) return plain.slice(1);
  return plain.startsWith(".") ? posix.join(posix.dirname(path), plain) : undefined;
}

/** The row with the longest folder that contains the file. */
function roomOf(path: string, table: Room[]): Room | undefined {
  const containing = table.filter((room) => path.startsWith(folderOf(path, room)));
  return containing.toSorted((one, other) => other.folder.length - one.folder.length)[0];
}

/** `site/sections/*` with the section's name in place of the star. */
function nameOf(path: string, room: Room): string {
  return folderOf(path, room).slice(0, -1);
}

function folderOf(path: string, room: Room): string {
  if (!room.folder.endsWith("/*")) return `${room.folder}/`;
  const depth = room.folder.split("/").length;
  const parts = path.split("/");
  const isInside = parts.length > depth;
  return isInside ? `${room.folder.slice(0, -1)}${parts[depth - 1]}/` : `${room.folder}/`;
}

function short(name: string): string {
  return name.replace(/^site\/(?=.)/, "");
}
