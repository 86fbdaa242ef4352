import type { Mutant } from "./find-mutants.ts";
import type { RoomLogic } from "./choose-mutants.ts";
import type { MutantVerdict } from "./try-mutant.ts";

/** A mutant and what caught it. */
export interface Tried {
  mutant: Mutant;
  verdict: MutantVerdict;
}

/** The score by room as a table, and each mutant that nothing caught. */
export function printScore(rooms: RoomLogic[], tried: Tried[], seed: number): string {
  const rows = rooms.map(({ name, lines }) => row(name, lines.length, inRoom(tried, name)));
  const lines = rooms.reduce((sum, room) => sum + room.lines.length, 0);
  const survived = tried.filter(({ verdict }) => verdict.by === "nothing");
  return [
    "",
    `Seed ${seed}:`,
    "| room | lines with logic | mutants | caught by tests | by types | survived | score |",
    "|---|---:|---:|---:|---:|---:|---:|",
    ...rows,
    row("all", lines, tried),
    "",
    ...survived.map(({ mutant }) => describe(mutant)),
    survived.length > 0
      ? "A survivor is a gap, unless its change can have no effect: read each, and give it a test or say why not."
      : "Nothing survived.",
  ].join("\n");
}

function row(name: string, lines: number, tried: Tried[]): string {
  const count = (by: MutantVerdict["by"]) => tried.filter(({ verdict }) => verdict.by === by).length;
  const survived = count("nothing");
  const score = tried.length > 0 ? `${Math.round((100 * (tried.length - survived)) / tried.length)} %` : "–";
  return `| ${[name, lines, tried.length, count("test"), count("types"), survived, score].join(" | ")} |`;
}

function inRoom(tried: Tried[], name: string): Tried[] {
  return tried.filter(({ mutant }) => mutant.path.startsWith(`${name}/`));
}

function describe({ path, line, before, after }: Mutant): string {
  const short = (text: string) => text.replaceAll(/\s+/g, " ").slice(0, 80);
  return `${path}:${line}: ${short(before)} → ${short(after) || "nothing"}`;
}
