import type { OperationId } from "#engineering/calculator/operations/operation.ts";
import type { Figures } from "#engineering/calculator/quantities.ts";
import { inchSizes, inchThread, type InchForm } from "#engineering/standards/inch-threads.ts";
import { metricThreads } from "#engineering/standards/metric-threads.ts";
import type { ProgramKind, ProgramTyped } from "#engineering/threads/program-fields.ts";
import { usualPasses } from "#engineering/threads/write-program.ts";
import { pitchOfThreads } from "#engineering/units/convert.ts";
import type { Mm, PerMinute } from "#engineering/units/units.ts";

/** What the programs begin with: the calculator's operation and figures. */
export interface ProgramFrom {
  operation: OperationId;
  figures: Figures;
  /** The fastest that the machine's spindle turns, if it is typed. */
  fastest?: PerMinute | undefined;
  /** Of a thread mill: the smallest thread that it makes, and how long its teeth are. */
  mill?: { thread: string; edge: Mm };
}

/** A cutter takes no more of a thread's diameter. */
const CUTTER_PART = 0.7;

function text(value: number | undefined, digits = 3): string {
  return value === undefined || !Number.isFinite(value) ? "" : String(Number(value.toFixed(digits)));
}

/** The inch thread of a pitch whose diameter is nearest; undefined for a pitch that no inch thread of the forms has. */
function inchName(forms: readonly InchForm[], diameter: Mm, pitch: Mm): string | undefined {
  const found = forms.flatMap((form) =>
    inchSizes(form).flatMap((size) => {
      const thread = inchThread(form, size);
      const isNear = thread && Math.abs(pitchOfThreads(thread.perInch) - pitch) < 0.003;
      const name = form === "G" || form === "NPT" ? `${form} ${size}` : `${size}-${thread?.perInch} ${form}`;
      return isNear ? [{ name, off: Math.abs(thread.diameter - diameter) }] : [];
    }),
  );
  return found.toSorted((one, other) => one.off - other.off)[0]?.name;
}

/** The thread that the calculator's diameter and pitch mean. */
function threadName(operation: OperationId, diameter: Mm = 24, pitch: Mm = 3): string {
  if (operation === "threading-whitworth") return inchName(["G"], diameter, pitch) ?? "";
  if (operation === "threading-npt") return inchName(["NPT"], diameter, pitch) ?? "";
  const isMetric = Math.abs(pitch * 20 - Math.round(pitch * 20)) < 0.001;
  return (
    (isMetric ? undefined : inchName(["UNC", "UNF"], diameter, pitch)) ??
    `M${text(diameter)} × ${text(pitch)}`
  );
}

/** The smallest coarse thread that leaves the cutter room. */
function threadForCutter(cutter: Mm): string {
  const fits = metricThreads.find(({ diameter, isFine }) => !isFine && CUTTER_PART * diameter >= cutter);
  return fits ? `M${fits.diameter} × ${fits.pitch}` : "";
}

/**
 * Start before the face, to the next half millimetre: three pitches, and n · P ÷ 500 mm, in which an axis of an older
 * control comes in step to 1 %.
 */
function runInOf(pitch: Mm, turns = 0): Mm {
  return Math.ceil(2 * Math.max(3 * pitch, (turns * pitch) / 500)) / 2;
}

/** The text of each field of a program until the visitor types another: from the calculator, else empty. */
export function programStart(kind: ProgramKind, from: ProgramFrom, typed: ProgramTyped): ProgramTyped {
  const { operation, figures, fastest = Infinity, mill } = from;
  const { diameter, pitch, teeth, toothFeed, length } = figures;
  const isMill = operation === "milling";
  const cutter: ProgramTyped = isMill
    ? {
        cutter: text(diameter),
        teeth: text(teeth),
        toothFeed: text(toothFeed, 4),
        turns: text(figures.turns, 0),
      }
    : {};
  const common = { ...cutter, clear: "2", direction: "climb" };
  if (kind === "entry")
    return {
      ...common,
      hole: diameter === undefined ? "" : text(1.6 * diameter),
      depth: text(figures.depth),
      ramp: "2",
    };
  const thread =
    mill?.thread ?? (isMill ? threadForCutter(diameter ?? 0) : threadName(operation, diameter, pitch));
  const side = kind === "milling" || operation === "threading-internal" ? "internal" : "external";
  const found = usualPasses({ thread, side, ...typed });
  // As deep as its teeth reach, a thread is milled in one turn.
  if (mill) return { ...common, thread, side, length: text(mill.edge), edge: text(mill.edge) };
  // A taper thread has a length of its own.
  const long = found?.length ?? length;
  if (kind === "milling")
    return { ...common, thread, side, length: isMill ? "20" : text(long, 1), edge: text(found?.pitch) };
  const { speed } = figures;
  const turns = speed !== undefined && found ? (1000 * speed) / (Math.PI * found.major) : undefined;
  const limited = turns === undefined ? undefined : Math.min(turns, fastest);
  return {
    thread,
    side,
    passes: text(found?.passes),
    length: text(long ?? 20, 1),
    runIn: text(found && runInOf(found.pitch, limited)),
    clear: (typed.side ?? side) === "internal" ? "1" : "2",
    turns: text(limited, 0),
    nose: "",
  };
}
