import { calculate } from "#engineering/calculator/calculate.ts";
import { operations } from "#engineering/calculator/operations/operations.ts";
import { startPoint } from "#engineering/calculator/start-point.ts";
import { workpieces, type Workpiece } from "#engineering/calculator/workpieces.ts";
import type { Figures } from "#engineering/calculator/quantities.ts";
import { inchThread } from "#engineering/standards/inch-threads.ts";
import { workpieceGroups } from "#engineering/values/workpiece-groups.ts";
import { hitOf, type Hit } from "../hit.ts";
import type { KitStep } from "./kit-step.ts";
import { matchHole } from "./match-hole.ts";
import type { RequestedHole } from "./read-hole.ts";
import { prepareQuery } from "../matching/prepare.ts";
import { normalisedText } from "../normalise.ts";
import type { OpenedSearch } from "../open-search.ts";
import type { Product } from "../../model/schema.ts";

/** A tool of a kit as it is shown. */
export interface KitRow {
  /** What is asked for if the range hasn't it. */
  need: string;
  hit?: Hit;
  note?: string;
  coolant?: string;
  /** Where to start; none without a workpiece or a source of values. */
  start?: Pick<Figures, "speed" | "turns" | "feed" | "toothFeed" | "pitch" | "tableFeed" | "time">;
}

/** The tools that make a hole, each with where to start. */
export interface HoleKit {
  /** "Tapped hole M8, through, 30 mm deep". */
  title: string;
  facts: string[];
  rows: KitRow[];
  /** The workpiece that the values are for: "SS 304, M – stainless steel"; undefined if it isn't said. */
  workpiece?: string;
  /** Cutting time of all rows, minutes; undefined if a tool's isn't known. */
  time?: number;
}

/** What is asked of a product. */
type Valued = Pick<Product, "id" | "startValues">;

/** The workpiece of the calculator that the words name, else the usual one of the group. */
function workpieceOf({ group, workpiece }: RequestedHole): Workpiece | undefined {
  const own = workpieces.filter((each) => each.group === group);
  const words = normalisedText(workpiece);
  const named = own.find(({ name }) => normalisedText(name).includes(words));
  return named ?? own.find(({ at }) => at === 0) ?? own[0];
}

function titleOf({
  hole: { kind, diameter, pitch, unified, row, fit, isBlind, depth, isLeftHand },
}: RequestedHole): string {
  const thread = unified
    ? `${unified.size}-${inchThread(unified.form, unified.size)?.perInch} ${unified.form}`
    : `M${diameter}${pitch === undefined ? "" : ` × ${pitch}`}`;
  const names: Record<typeof kind, string> = {
    tapped: `Tapped hole ${thread}${isLeftHand ? " LH" : ""}`,
    formed: `Formed thread ${thread}`,
    clearance: `Clearance hole for M${diameter}${row ? `, ${row}` : ""}`,
    counterbore: `Counterbored hole for M${diameter}`,
    countersink: `Countersunk hole for M${diameter}`,
    plain: `Hole Ø${diameter}${fit ? ` ${fit}` : ""}`,
  };
  const way = isBlind === undefined ? "" : isBlind ? ", blind" : ", through";
  return `${names[kind]}${way}${depth === undefined ? "" : `, ${depth} mm deep`}`;
}

function startOf(
  { operation: id, figures }: KitStep,
  workpiece: Workpiece | undefined,
  product: Valued | undefined,
): KitRow["start"] {
  if (!id || !workpiece || !product) return undefined;
  const operation = operations[id];
  const point = startPoint(operation, workpiece, figures, product.startValues ?? []);
  if (!point) return undefined;
  const given = {
    ...figures,
    speed: point.speed.start,
    ...(point.feed && { [operation.feed]: point.feed.start }),
  };
  return calculate({ operation, figures: given, workpiece, machine: {} }).figures;
}

/** The tools of the range that a hole needs, best first. `tools` gives the products of some ids. */
export async function holeKit(
  search: OpenedSearch,
  asked: RequestedHole,
  tools: (ids: ReadonlySet<string>) => Promise<readonly Valued[]>,
): Promise<HoleKit> {
  const { steps, facts } = matchHole(search, asked);
  const products = await tools(new Set(steps.flatMap(({ entry }) => entry?.id ?? [])));
  const workpiece = asked.group && workpieceOf(asked);
  const noWords = prepareQuery(search, "");
  const rows = steps.map((step): KitRow => {
    const { need, entry, note } = step;
    const product = products.find(({ id }) => id === entry?.id);
    const start = startOf(step, workpiece, product);
    const coolant = entry?.specifications.coolant;
    return {
      need,
      ...(entry && { hit: hitOf(search, noWords, { entry, score: 0 }, note ?? "") }),
      ...(note !== undefined && { note }),
      ...(coolant !== undefined && { coolant }),
      ...(start && { start }),
    };
  });
  const times = rows.flatMap(({ hit, start }) => (hit ? [start?.time] : []));
  const isTimed = times.length > 0 && times.every((time) => time !== undefined);
  return {
    title: titleOf(asked),
    facts,
    rows,
    ...(workpiece && {
      workpiece: `${workpiece.name}, ${workpiece.group} – ${workpieceGroups[workpiece.group].toLowerCase()}`,
    }),
    ...(isTimed && { time: times.reduce((sum: number, time) => sum + (time ?? 0), 0) }),
  };
}
