import { Random } from "./random.ts";
import { findMutants, type Mutant } from "./find-mutants.ts";

/** The rooms whose logic is tested. `art/`, `bench/`, tests and the style page produce nothing that is shipped. */
export const rooms = ["site", "engineering", "server", "prerender", "contract", "tools"];

/** A room with its lines of logic, each with its mutants. */
export interface RoomLogic {
  name: string;
  lines: Mutant[][];
}

/** The lines of logic of these files, by room. */
export function linesOfLogic(files: readonly (readonly [path: string, text: string])[]): RoomLogic[] {
  return rooms.map((name) => {
    const inRoom = files.filter(([path]) => path.startsWith(`${name}/`));
    const byLine = inRoom.flatMap(([path, text]) => [
      ...Map.groupBy(findMutants(path, text), ({ line }) => line).values(),
    ]);
    return { name, lines: byLine };
  });
}

/**
 * Chooses `count` mutants, at most one per line; the same seed gives the same ones. A room's share grows with the
 * square root of its lines: each room is tested, large ones more often.
 */
export function chooseMutants(all: RoomLogic[], count: number, seed: number): Mutant[] {
  const random = new Random(seed);
  const weights = all.map(({ lines }) => Math.sqrt(lines.length));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return all.flatMap(({ lines }, at) => {
    const share = Math.min(lines.length, Math.round((count * (weights[at] ?? 0)) / sum));
    const remaining = [...lines];
    return Array.from({ length: share }, () => {
      const [line = []] = remaining.splice(Math.floor(random.next() * remaining.length), 1);
      return random.pick(line);
    });
  });
}
