import { pitchOfThreads } from "#engineering/units/convert.ts";
import { edgeFigure } from "#engineering/values/edge.ts";
import type { StartRange, StartValue } from "#engineering/cutting/start-value.ts";
import type { Product } from "#site/catalogue/model/schema.ts";
import { families, type ToolFamily } from "#site/catalogue/families/families.ts";
import { cutsOf } from "#engineering/cutting/cuts-of.ts";
import { startSpeeds, type Operation } from "#engineering/cutting/start-speeds.ts";
import type { Fault } from "../tool.ts";
import { valuesOf } from "#engineering/values/values.ts";

type FeedKind = "fn" | "fz" | "pitch";

const milling: ReadonlySet<ToolFamily> = new Set([
  "end-mill",
  "ball-nose",
  "milling-insert",
  "milling-cutter",
]);
const threading: ReadonlySet<ToolFamily> = new Set(["tap", "threading-insert", "threading-holder"]);

/** How far own figures may lie from the build's: a third of the smallest to three times the largest. */
const NEAR = { least: 0.3, most: 3 };

/** The same where the build knows the family only: high-speed steel is slower than its carbide. */
const WIDE = { least: 0.1, most: 3 };

/** The largest feeds that are plausible at all: mm/rev, and mm a tooth. */
const MOST_FEED = { fn: 2, fz: 3 };

/**
 * Own starting values that can't be meant: a speed far from all of the family, the feed of another family, a feed above
 * half the corner radius, a pitch that the thread doesn't have. A range that isn't in order is told elsewhere.
 */
export function checkOwnStartValue(product: Product, value: StartValue, field: string): Fault[] {
  const { family } = product;
  return [
    ...checkKind(product, family, value, field),
    ...checkSpeed(product, family, value, field),
    ...checkTurningFeed(product, family, value, field),
    ...checkFeed(product, value, field),
    ...checkPitch(product, value, field),
  ];
}

function fault(field: string, expected: string, because: string, found: string): Fault {
  return { field, sentence: `expected ${expected} (${because}), found ${found}.` };
}

function round(figure: number): number {
  return Number(figure.toPrecision(3));
}

/** Drills and turning tools feed a revolution, mills a tooth, threads by their pitch. */
function checkKind(product: Product, family: ToolFamily, value: StartValue, field: string): Fault[] {
  const isMill = milling.has(family) || /\bmill/i.test(product.specifications.type ?? "");
  const expected: FeedKind = threading.has(family) ? "pitch" : isMill ? "fz" : "fn";
  const wrong = (["fn", "fz", "pitch"] as const).filter((kind) => kind !== expected && value[kind]);
  const words = { fn: "fn, mm/rev", fz: "fz, mm a tooth", pitch: "pitch" };
  return wrong.map((kind) => fault(`${field}.${kind}`, words[expected], "the feed of this family", kind));
}

function within({ low, high }: { low: number; high: number }, least: number, most: number): boolean {
  return low >= least - 1e-9 && high <= most + 1e-9;
}

function told({ low, high }: { low: number; high: number }): string {
  return low === high ? String(low) : `${low}–${high}`;
}

/** The speeds of a group, m/min; where the table has none for it, those of all groups. */
function speedsOf(operation: Operation, group: StartValue["group"]): { low: number; high: number }[] {
  const table = startSpeeds[operation];
  return [...(table[group] ?? Object.values(table).flat())];
}

function checkSpeed(product: Product, family: ToolFamily, { group, vc }: StartValue, field: string): Fault[] {
  const own = cutsOf(product).map(({ operation }) => operation);
  const factor = own.length > 0 ? NEAR : WIDE;
  const speeds = (own.length > 0 ? own : (families[family].speeds ?? [])).flatMap((each) =>
    speedsOf(each, group),
  );
  if (speeds.length === 0) return [];
  const least = round(Math.min(...speeds.map(({ low }) => low)) * factor.least);
  const most = round(Math.max(...speeds.map(({ high }) => high)) * factor.most);
  return within(vc, least, most)
    ? []
    : [fault(`${field}.vc`, `${least} to ${most} m/min`, `plausible for ${group}`, told(vc))];
}

/** Above half the corner radius a turned surface is a thread, and the corner breaks; a wiper flat doubles the feed. */
function checkTurningFeed(product: Product, family: ToolFamily, { fn }: StartValue, field: string): Fault[] {
  if (!fn || (family !== "turning-insert" && family !== "superhard-insert")) return [];
  const edge = valuesOf(product).edge;
  const radius = edge && (edgeFigure(edge, "RE") ?? edgeFigure(edge, "R"));
  if (!radius) return [];
  const isWiper = /wiper/i.test(`${product.name} ${product.description} ${product.features?.join(" ")}`);
  const most = isWiper ? radius : radius / 2;
  return fn.high <= most + 1e-9
    ? []
    : [fault(`${field}.fn`, `at most ${round(most)} mm/rev`, `half of the radius, ${radius} mm`, told(fn))];
}

/** The feeds that the build works out for a tool, all its cuts in a group together. */
function feedOf(product: Product, group: StartValue["group"], kind: "fn" | "fz"): StartRange[] {
  return cutsOf(product).flatMap((cut) => cut.feed(group)?.[kind] ?? []);
}

function checkFeed(product: Product, value: StartValue, field: string): Fault[] {
  return (["fn", "fz"] as const).flatMap((kind) => {
    const range = value[kind];
    if (!range) return [];
    const feeds = feedOf(product, value.group, kind);
    const least = feeds.length === 0 ? 0 : round(Math.min(...feeds.map(({ low }) => low)) * 0.1);
    const most =
      feeds.length === 0 ? MOST_FEED[kind] : round(Math.max(...feeds.map(({ high }) => high)) * NEAR.most);
    const unit = kind === "fn" ? "mm/rev" : "mm a tooth";
    return within(range, least, most)
      ? []
      : [fault(`${field}.${kind}`, `${least} to ${most} ${unit}`, "plausible for this tool", told(range))];
  });
}

/** A thread is fed by its pitch; a partial profile by one of its range. */
function checkPitch({ specifications }: Product, { pitch }: StartValue, field: string): Fault[] {
  const thread = valuesOf({ specifications }).threadPitch;
  if (!pitch || !thread) return [];
  const { min = thread.max, max } = thread;
  const [least, most] =
    thread.unit === "TPI"
      ? [pitchOfThreads(Math.max(min, max)), pitchOfThreads(Math.min(min, max))]
      : [min, max];
  return within(pitch, least - 0.002, most + 0.002)
    ? []
    : [
        fault(
          `${field}.pitch`,
          least === most ? `${round(least)} mm/rev` : `${round(least)} to ${round(most)} mm/rev`,
          `the thread's pitch, ${specifications.threadPitch}`,
          told(pitch),
        ),
      ];
}
