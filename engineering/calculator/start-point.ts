import type { MetrePerMinute, MmPerTooth, MmPerTurn } from "../units/units.ts";
import { workpieceGroups, type WorkpieceGroup } from "../values/workpiece-groups.ts";
import type { StartRange, StartValue } from "../cutting/start-value.ts";
import { drillFeed, grooveFeed, indexableMillFeed, turningFeed, uDrillFeed } from "../cutting/start-feeds.ts";
import { millFeed } from "../cutting/solid-mill-feeds.ts";
import { movedStart } from "../cutting/moved-start.ts";
import { startSpeeds, type Operation as StartOperation } from "../cutting/start-speeds.ts";
import type { Operation } from "./operations/operation.ts";
import type { Figures } from "./quantities.ts";
import type { Workpiece } from "./workpieces.ts";

/** A starting range of speed with the point in it that suits the grade and the workpiece. */
export interface StartPoint {
  speed: StartRange<MetrePerMinute>;
  /** Of the operation's own feed; none for threads, whose feed is their pitch. */
  feed?: Feed;
  /** What the range is for: `slotting, alloy steel`. */
  note?: string;
}

type Feed = StartRange<MmPerTurn> | StartRange<MmPerTooth>;

/** As many HRC lead from the start value to an end of the range. */
const HRC_STEPS = 10;

/**
 * Where to start in a range, −1 at its low end to 1 at its high end: a harder workpiece starts lower. Guidance, as
 * the range itself is.
 */
export function startPosition(
  workpiece: Workpiece,
  hardness: Workpiece["hardness"] = workpiece.hardness,
): number {
  const usual = workpiece.hardness;
  const byHardness =
    workpiece.hardnessUnit === "HRC"
      ? (usual - hardness) / HRC_STEPS
      : hardness > 0
        ? Math.log2(usual / hardness)
        : 0;
  const position = workpiece.at + byHardness;
  return Number.isFinite(position) ? Math.min(1, Math.max(-1, position)) : 0;
}

interface Row {
  note?: string | undefined;
  vc: StartRange<MetrePerMinute>;
  feed?: Feed | undefined;
}

function tableRows({ startsLike, feed: kind }: Operation, group: WorkpieceGroup, figures: Figures): Row[] {
  if (!startsLike) return [];
  const { diameter = 0, width = 0, angle, radius, circle, grooveWidth = 3 } = figures;
  const isSlot = startsLike === "shoulder milling" && width >= SLOT * diameter;
  const like = isSlot ? "slotting" : startsLike;
  const feeds: Record<StartOperation, (materials?: string) => Feed | undefined> = {
    turning: () => turningFeed("medium", circle === undefined ? radius : circle / 2, group),
    "shoulder milling": (materials) =>
      angle === 45
        ? indexableMillFeed("milling 45°", group)
        : millFeed("shoulder milling", group, diameter, materials),
    slotting: (materials) => millFeed("slotting", group, diameter, materials),
    "finish milling": (materials) => millFeed("finish milling", group, diameter, materials),
    "milling 90°": () => indexableMillFeed("milling 90°", group),
    "milling 45°": () => indexableMillFeed("milling 45°", group),
    drilling: () => drillFeed(group, diameter),
    "U-drilling": () => uDrillFeed(diameter, 3, group),
    "thread turning": () => undefined,
    tapping: () => undefined,
    grooving: () => grooveFeed(grooveWidth, group),
    "hard turning": () => undefined,
    "turning with high-content PCBN": () => undefined,
    "turning with PCD": () => undefined,
  };
  const rows = startSpeeds[like][group] ?? [];
  return rows.map(({ low, start, high, note }) => ({
    vc: { low, start, high },
    note: [isSlot ? "slotting" : undefined, note].filter((each) => each !== undefined).join(", "),
    feed: kind === "pitch" ? undefined : feeds[like](note),
  }));
}

/** From this part of the diameter on a cut counts as a slot. */
const SLOT = 0.4;

function productRows(values: readonly StartValue[], group: WorkpieceGroup, figures: Figures): Row[] {
  const { diameter = 0, width = 0 } = figures;
  const own = values.filter((value) => value.group === group);
  const slots = own.filter(({ note = "" }) => note.includes("slotting"));
  const sides = own.filter((value) => !slots.includes(value));
  // Values of a cut from the side are none of a slot, even where those of the slot aren't known.
  const knowsSlots = sides.some(({ note = "" }) => note.includes("shoulder milling")) || slots.length > 0;
  const isSlot = knowsSlots && width >= SLOT * diameter;
  const fitting = isSlot ? slots : sides.length > 0 ? sides : slots;
  return fitting.map(({ vc, note, fn, fz }) => ({ vc, note, feed: fn ?? fz }));
}

/**
 * The starting range for an operation on a workpiece: of a product its own, else that of the operation's table. Undefined
 * where none is known.
 */
export function startPoint(
  operation: Operation,
  workpiece: Workpiece,
  figures: Figures,
  own: readonly StartValue[] | undefined,
  hardness?: Workpiece["hardness"],
): StartPoint | undefined {
  const rows = own
    ? productRows(own, workpiece.group, figures)
    : tableRows(operation, workpiece.group, figures);
  const named = rows.find(({ note = "" }) => workpiece.row?.test(note));
  const row = named ?? rows[0];
  if (!row) return undefined;
  // A range that is named for the workpiece has its start for it already.
  const piece = named && rows.length > 1 ? { ...workpiece, at: 0 } : workpiece;
  return {
    speed: movedStart(row.vc, startPosition(piece, hardness)),
    ...(row.feed && { feed: row.feed }),
    ...(row.note && { note: row.note }),
  };
}

/** The first of a product's values, with the group that it is for; undefined where it has none. */
export function firstPoint([first]: readonly StartValue[]): StartPoint | undefined {
  if (!first) return undefined;
  const { group, note, vc, fn, fz } = first;
  const feed = fn ?? fz;
  const about = [`${group} – ${workpieceGroups[group].toLowerCase()}`, note].filter(
    (each) => each !== undefined,
  );
  return { speed: vc, ...(feed && { feed }), note: about.join(", ") };
}
