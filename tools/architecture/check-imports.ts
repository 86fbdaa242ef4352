import { posix } from "node:path";
import { type Import, readImports } from "./read-imports.ts";
import { codeOf, isTest, type Sources } from "./source-files.ts";

/** A row of the table: a room, and what its files may import besides their own room. */
export interface Room {
  /** The room's folder; `*` in its last place makes each folder there a room of its own. */
  folder: string;
  rooms: string[];
  /** Rooms of which only types may be imported. */
  typesOf?: string[];
  /** Rooms that only its tests may import; a `*` at the end stands for each one there. */
  testsMay?: string[];
  /** Open to the tests of every room. */
  isForTests?: true;
  /** Walls within the room: each of its folders and which others it may import; "." stands for all else in the room. */
  walls?: Record<string, string[]>;
  /** Packages by name; a `*` at the end stands for anything, so that `react/*` is React's sub-paths. */
  packages: string[];
  /** Packages whose values only the files with such a name may import; the room's others take types. */
  onlyIn?: { package: string; files: RegExp };
}

/** What tests of any room may use to test with. */
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

/** One sentence for each import that the table doesn't allow. */
export function checkImports(sources: Sources, table: Room[]): string[] {
  return codeOf(sources).flatMap(([path, text]) => {
    const room = roomOf(path, table);
    if (!room) return path.includes("/") ? [`${path}: is in no room of the table`] : [];
    const faults = readImports(path, text).map((each) => judge(path, room, each, table));
    return [...new Set(faults.filter((fault) => fault !== undefined))];
  });
}

function judge(path: string, room: Room, found: Import, table: Room[]): string | undefined {
  const target = targetOf(path, found.specifier);
  if (target === undefined) return judgePackage(path, room, found);
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
  if (!isAllowed && !found.isTypeOnly)
    return `${path}: ${short(here)} may import only types of ${short(name)}`;
  return judgeSpelling(path, found.specifier, target);
}

/** Tests may look over the walls within a room. */
function judgeWalls(path: string, target: string, { folder, walls }: Room): string | undefined {
  if (!walls || isTest(path)) return undefined;
  const [here, there] = [partOf(path, folder, walls), partOf(target, folder, walls)];
  if (here === there || there === "." || walls[here]?.includes(there)) return undefined;
  return `${path}: ${short(posix.join(folder, here))} may not import ${short(posix.join(folder, there))}`;
}

/** The longest of the room's folders that holds a file; "." for the files that all of them share. */
function partOf(path: string, folder: string, walls: Record<string, string[]>): string {
  const parts = Object.keys(walls).filter((part) => path.startsWith(`${folder}/${part}/`));
  return parts.toSorted((one, other) => other.length - one.length)[0] ?? ".";
}

/** Inside a top-level folder paths are relative; from one to another they go by Node's `imports`. */
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
 * One sentence for each two folders side by side that import each other: they are one room, or one of them holds what
 * is the other's. A folder may know the folders in it, and they what stands beside them.
 */
export function checkPairs(sources: Sources, known: readonly string[]): string[] {
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
    if (one >= other || isInside || !ways.has(`${other} → ${one}`) || known.includes(way)) return [];
    return [`${one} and ${other} import each other`];
  });
}

/** The imported file's path below the root, or undefined for a package. */
function targetOf(path: string, specifier: string): string | undefined {
  const plain = specifier.replace(/\?.*$/, "");
  if (plain.startsWith("#")) return plain.slice(1);
  if (plain.startsWith("/")) return plain.slice(1);
  return plain.startsWith(".") ? posix.join(posix.dirname(path), plain) : undefined;
}

/** The row with the longest folder that holds the file. */
function roomOf(path: string, table: Room[]): Room | undefined {
  const holding = table.filter((room) => path.startsWith(folderOf(path, room)));
  return holding.toSorted((one, other) => other.folder.length - one.folder.length)[0];
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
