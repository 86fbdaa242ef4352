import type { Mm } from "../units/units.ts";
import { rootAt, type CutThread } from "./cut-thread.ts";
import { entryTurns, helicalEntry } from "./helical-entry.ts";
import { DEEPEST_PASS, infeeds } from "./infeeds.ts";
import { millThread, type MillingCut } from "./mill-thread.ts";
import {
  fieldsOf,
  programFields,
  type ProgramField,
  type ProgramFieldName,
  type ProgramKind,
  type ProgramTyped,
} from "./program-fields.ts";
import { figure, type Program } from "./program-words.ts";
import { readProgramThread } from "./read-program-thread.ts";
import { turnThread, type TurningForm } from "./turn-thread.ts";

/** A program, or for each field what is wrong with it and the way out. */
export interface WrittenProgram {
  program?: Program;
  errors: Partial<Record<ProgramFieldName, string>>;
}

type Errors = WrittenProgram["errors"];
type Figures = Partial<Record<ProgramFieldName, number>>;

function readFigure(field: ProgramField, typed: string): number | string | undefined {
  if (field.kind !== "figure") return undefined;
  const { label, unit, range, isWhole, isOptional } = field;
  const text = typed.normalize("NFKC").trim().replace(",", ".");
  const wanted = `${label}: expected ${isWhole ? "a whole number from " : ""}${range.join(" to ")}${unit && ` ${unit}`}`;
  if (text === "") return isOptional ? undefined : `${wanted}.`;
  const value = /^(?:\d{1,9}(?:\.\d{0,9})?|\.\d{1,9})$/.test(text) ? Number(text) : Number.NaN;
  const isFit = value >= range[0] && value <= range[1] && (!isWhole || Number.isInteger(value));
  return isFit ? value : `${wanted}, found "${typed.trim()}".`;
}

/** A deeper cut of one pass breaks the tip, mm. */
const MOST_OF_PASS = 0.6;
/** A wider cutter has no room beside it in its hole or bore. */
const MOST_OF_BORE = 0.9;

/** A longer program is read by nobody. */
const MOST_TURNS = 200;

/** What two fields together rule out. */
function contradictions(
  kind: ProgramKind,
  typed: ProgramTyped,
  figures: Figures,
  thread?: CutThread,
): Errors {
  const { cutter = 0, hole = 0, clear = 0, nose = 0, length = 0, edge = 0, depth = 0, ramp = 0 } = figures;
  const errors: Errors = {};
  if (kind === "entry" && !(MOST_OF_BORE * hole >= cutter && hole <= 2 * cutter))
    errors.hole = `Hole diameter: expected from ${figure(cutter / MOST_OF_BORE, 1)} to ${figure(2 * cutter)} mm, twice the cutter, lest a core stay; take another cutter or mill the rest in rings.`;
  else if (kind === "entry" && entryTurns({ hole, cutter, depth, ramp, clear }) > MOST_TURNS)
    errors.ramp = `Steepest ramp: ${figure(ramp)}° takes more than ${MOST_TURNS} turns; take a steeper one or a smaller cutter.`;
  if (!thread) return errors;
  if (nose > 0 && thread.flat !== undefined)
    errors.nose = "Nose radius: a trapezoid is cut by an insert of its own profile; leave this empty.";
  else if (nose > thread.largestNose + 1e-9)
    errors.nose = `Nose radius: expected up to ${figure(thread.largestNose)} mm, the root of this thread; take an insert for this pitch.`;
  if (kind === "turning") {
    if (typed.law === "depth" && typed.form !== "pass by pass")
      errors.law = "Passes: G76 shares the depth by equal chip area itself; choose G92 for equal depths.";
    // Of a taper thread that at its narrow end.
    const bore = thread.crest + rootAt(thread, -length) - thread.root;
    if (thread.side === "internal" && 2 * clear >= bore)
      errors.clear = `Safe distance: expected below ${figure(bore / 2)} mm, half the bore.`;
  }
  if (kind === "milling" && thread.side === "internal" && cutter > MOST_OF_BORE * thread.crest)
    errors.cutter = `Cutter diameter: expected up to ${figure(MOST_OF_BORE * thread.crest)} mm, nine tenths of the bore before the thread; take a smaller cutter.`;
  if (kind === "milling" && length / thread.pitch > MOST_TURNS && edge < 2 * thread.pitch)
    errors.edge = `Cutting length of the cutter: expected at least ${figure(2 * thread.pitch)} mm, lest it take more than ${MOST_TURNS} turns; take a cutter with several rows.`;
  if (length < thread.pitch)
    errors.length = `Length of the thread: expected a pitch (${figure(thread.pitch)} mm) or more.`;
  return errors;
}

/** The fields to fill in: how a thread is cut left hand is asked of one that is. */
export function askedFields(kind: ProgramKind, typed: ProgramTyped): readonly ProgramFieldName[] {
  const thread = readProgramThread(typed);
  const isLeft = typeof thread !== "string" && thread.isLeftHand;
  return fieldsOf[kind].filter((name) => name !== "left" || isLeft);
}

/** Reads the fields of a program and writes it; as long as one is wrong, there is none. */
export function writeProgram(kind: ProgramKind, typed: ProgramTyped): WrittenProgram {
  const figures: Figures = {};
  const errors: Errors = {};
  for (const name of fieldsOf[kind]) {
    const value = readFigure(programFields[name], typed[name] ?? "");
    if (typeof value === "string") errors[name] = value;
    else if (value !== undefined) figures[name] = value;
  }
  const thread = kind === "entry" ? undefined : readProgramThread(typed, figures.nose);
  if (typeof thread === "string") errors.thread = thread;
  const cut = typeof thread === "string" ? undefined : thread;
  if (Object.keys(errors).length === 0) Object.assign(errors, contradictions(kind, typed, figures, cut));
  if (Object.keys(errors).length > 0) return { errors };
  const program = programOf(kind, typed, figures, cut);
  const { plot } = program;
  // In whole thousandths a low thread has no room for many passes.
  if (plot.kind === "groove" && plot.passes.length !== figures.passes)
    return {
      errors: {
        passes: `Passes: G76 can't share ${figure(plot.depth)} mm in ${figures.passes}; take fewer, or G92.`,
      },
    };
  const deepest = plot.kind === "groove" ? deepestCut(plot.passes.map(({ depth }) => depth)) : 0;
  if (deepest > MOST_OF_PASS)
    return {
      errors: {
        passes: `Passes: the deepest would cut ${figure(deepest)} mm, more than ${MOST_OF_PASS}; take more passes.`,
      },
    };
  return { errors, program };
}

function deepestCut(depths: readonly Mm[]): Mm {
  return Math.max(...depths.map((depth, at) => depth - (depths[at - 1] ?? 0)));
}

function programOf(
  kind: ProgramKind,
  { form, law, way, direction, left }: ProgramTyped,
  figures: Figures,
  thread: CutThread | undefined,
): Program {
  // All are there: the fields have been read.
  const given = (name: ProgramFieldName): number => figures[name] ?? Number.NaN;
  const cut = (): MillingCut => ({
    cutter: given("cutter"),
    teeth: given("teeth"),
    toothFeed: given("toothFeed"),
    turns: given("turns"),
    clear: given("clear"),
    isClimb: direction !== "conventional",
  });
  if (!thread)
    return helicalEntry({ ...cut(), hole: given("hole"), depth: given("depth"), ramp: given("ramp") });
  if (kind === "milling")
    return millThread({ ...cut(), thread, length: given("length"), edge: given("edge") });
  return turnThread({
    thread,
    form: readForm(form),
    left: left === "away" ? "away" : "reverse",
    law: law === "depth" ? "depth" : "area",
    way: way === "flank" ? "flank" : "radial",
    passes: given("passes"),
    length: given("length"),
    clear: given("clear"),
    runIn: given("runIn"),
    turns: given("turns"),
  });
}

function readForm(text: string | undefined): TurningForm {
  return text === "one-block" || text === "pass by pass" ? text : "two-block";
}

/**
 * The passes for a thread of this name: as a maker's table has them, but more where G76 would cut deeper at first.
 * Undefined for a name that isn't read.
 */
export function usualPasses(
  typed: ProgramTyped,
): { passes: number; pitch: Mm; major: Mm; length?: Mm } | undefined {
  const thread = readProgramThread(typed, undefined);
  if (typeof thread === "string") return undefined;
  const { pitch, depth, major } = thread;
  const ofTable = infeeds(pitch, depth).length;
  const form = readForm(typed.form);
  // G76 cuts first · √n, and its two-block form one pass by itself.
  const shared = (depth / DEEPEST_PASS) ** 2 + (form === "two-block" ? 1 : 0);
  const passes = form === "pass by pass" ? ofTable : Math.max(ofTable, Math.ceil(shared));
  return {
    passes: Math.min(programFields.passes.range[1], passes),
    pitch,
    major,
    ...(thread.usualLength !== undefined && { length: thread.usualLength }),
  };
}
