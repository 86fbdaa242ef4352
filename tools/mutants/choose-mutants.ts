import { Random } from "./random.ts";
import { findMutants, type Mutant } from "./find-mutants.ts";

/** The rooms whose logic is tried. `art/`, `bench/`, tests and the page of styles make nothing that is shipped. */
export const rooms = ["site", "engineering", "server", "prerender", "contract", "tools"];

/** A room with each of its lines of logic, and the mutants of that line. */
export interface Room {
  name: string;
  lines: Mutant[][];
}

/** The lines of logic of these files, by room. */
export function linesOfLogic(files: readonly (readonly [path: string, text: string])[]): Room[] {
  return rooms.map((name) => {
    const inRoom = files.filter(([path]) => path.startsWith(`${name}/`));
    const byLine = inRoom.flatMap(([path, text]) => [
      ...Map.groupBy(findMutants(path, text), ({ line }) => line).values(),
    ]);
    return { name, lines: byLine };
  });
}

/**
 * So many mutants, one a line, the same for the same seed. A room has a share by the root of its lines: each is tried,
 * and a large one more often.
 */
export function chooseMutants(all: Room[], count: number, seed: number): Mutant[] {
  const random = new Random(seed);
  const weights = all.map(({ lines }) => Math.sqrt(lines.length));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return all.flatMap(({ lines }, at) => {
    const share = Math.min(lines.length, Math.round((count * (weights[at] ?? 0)) / sum));
    const left = [...lines];
    return Array.from({ length: share }, () => {
      const [line = []] = left.splice(Math.floor(random.next() * left.length), 1);
      return random.pick(line);
    });
  });
}
