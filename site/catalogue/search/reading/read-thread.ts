import { findThread } from "#engineering/standards/metric-threads.ts";
import { gaugeSize, inchSize, perInch, unifiedOf } from "./inches/inch-threads.ts";

/** A system of threads; `UN` for an inch thread of unknown series, `pipe` for a pipe's that isn't named. */
export type ThreadSystem =
  | "M"
  | "UN"
  | "UNC"
  | "UNF"
  | "UNEF"
  | "G"
  | "R"
  | "Rp"
  | "NPT"
  | "NPTF"
  | "BSW"
  | "BSF"
  | "Tr"
  | "ACME"
  | "pipe"
  | "taper pipe";

/** A thread in a query; missing values are undefined. */
export interface RequestedThread {
  system: ThreadSystem;
  /** Nominal size as written: `10` (mm), `1/4`, `#10`. */
  size?: string;
  /** Pitch in mm, or threads per inch for inch systems. */
  pitch?: number;
  /** The series that was written, if threads per inch and size are of the other one: "8-32 UNF". */
  said?: "UNC" | "UNF";
  /** A metric thread that is called fine or coarse, without its pitch. */
  series?: "fine" | "coarse";
}

/** A thread found at a position of a text, with its end. */
interface FoundThread {
  thread: RequestedThread;
  end: number;
}

const end = String.raw`(?![\p{L}\d]|\.\d)`;
const size = String.raw`(?:(\d{1,2})(?:\s*-\s*|\s+))?(\d{1,2}\/\d{1,2})|(\d(?:\.\d+)?)`;
const by = String.raw`\s*[X*×]\s*|\s*-\s*`;
const systemNames = String.raw`UNC|UNF|UNEF|UN|UNS|BSPT|BSPP|BSP|BSW|BSF|WHIT(?:WORTH)?|NPTF|NPT|ACME|PT|PF|RC|RP|G|R`;

const metric = new RegExp(
  String.raw`MF?\s*-?\s*(\d{1,3}(?:\.\d{1,2})?)(?:(?:${by}|\s*PITCH\s*)(\d(?:\.\d{1,3})?)(?:\s*(?:MM|P))?)?${end}`,
  "yu",
);
const metricWords = new RegExp(String.raw`\s*-?\s*(FINE|COARSE)(?:\s*(?:PITCH|THREAD))?${end}`, "yu");
const trapezoidal = new RegExp(String.raw`TR\s*-?\s*(\d{1,3})(?:(?:${by})(\d{1,2}(?:\.\d)?))?${end}`, "yu");
const systemFirst = new RegExp(
  String.raw`(${systemNames})\s*-?\s*(?:${size})"?(?:\s*-\s*(\d{1,2}))?${end}`,
  "yu",
);
const sizeFirst = new RegExp(
  String.raw`(?:${size}|(#|NO\.?\s?)?(\d{1,2}))"?(?:(?:\s*-\s*|\s+|\s*X\s*)(\d{1,2})(?:\s*TPI)?)?\s*-?\s*(?:INCH\s*)?(${systemNames})${end}`,
  "yu",
);
const sizeAndThreads = new RegExp(
  String.raw`(?:(\d{1,2}\/\d{1,2})|#(\d{1,2}))"?\s*-\s*(\d{1,2})${end}`,
  "yu",
);
const systemAlone = new RegExp(
  String.raw`(UNC|UNF|UNEF|BSPT|BSPP|BSP|BSW|BSF|NPTF|NPT|WHITWORTH|ACME|TRAPEZOIDAL|TR)${end}`,
  "yu",
);

/** "NPT 11.5", "UN 16 TPI": threads per inch without a size. */
const systemAndThreads = new RegExp(
  String.raw`(UNC|UNF|UNEF|UN|BSPT|BSPP|BSP|BSW|BSF|NPTF|NPT|WHITWORTH|ACME)\s*-?\s*(11\.5|[1-4]\d)(?:\s*TPI)?${end}`,
  "yu",
);

/** "11 TPI WHITWORTH", "14 TPI BSP". */
const threadsAndSystem = new RegExp(
  String.raw`(11\.5|\d{1,2})\s*(?:TPI|THREADS PER INCH)\s*-?\s*(${systemNames})${end}`,
  "yu",
);

const systems: Readonly<Record<string, ThreadSystem>> = {
  UN: "UN",
  UNS: "UN",
  UNC: "UNC",
  UNF: "UNF",
  UNEF: "UNEF",
  G: "G",
  BSP: "G",
  BSPP: "G",
  PF: "G",
  R: "R",
  RC: "R",
  BSPT: "R",
  PT: "R",
  NPT: "NPT",
  NPTF: "NPTF",
  RP: "Rp",
  BSW: "BSW",
  WHIT: "BSW",
  WHITWORTH: "BSW",
  BSF: "BSF",
  ACME: "ACME",
  TR: "Tr",
  TRAPEZOIDAL: "Tr",
};

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
}

/** "M10 1.5": the number is one of the thread's pitches. */
const pitchBehind = /(?:\s+(?:FINE|COARSE))?(?:\s+PITCH)?\s+(\d\.\d{1,2})(?:\s*MM)?(?![\p{L}\d.])/uy;

function metricAt(text: string, at: number): FoundThread | undefined {
  const found = matchAt(metric, text, at);
  if (!found) return undefined;
  const [whole, diameter = "", pitch] = found;
  // M42 may be a cutting material, M115 a machine command: only sizes with a thread count.
  if (Number(diameter) < 1 || Number(diameter) > 300) return undefined;
  const behind = pitch === undefined ? matchAt(pitchBehind, text, at + whole.length) : undefined;
  if (behind && findThread(Number(diameter), Number(behind[1]))) {
    const thread = { system: "M" as const, size: String(Number(diameter)), pitch: Number(behind[1]) };
    return { thread, end: at + whole.length + behind[0].length };
  }
  const series = pitch === undefined ? matchAt(metricWords, text, at + whole.length) : undefined;
  const isFine = text[at + 1] === "F" && pitch === undefined;
  return {
    end: at + whole.length + (series?.[0].length ?? 0),
    thread: {
      system: "M",
      size: String(Number(diameter)),
      ...(pitch === undefined ? {} : { pitch: Number(pitch) }),
      ...(series?.[1] === "FINE" || isFine ? { series: "fine" as const } : {}),
      ...(series?.[1] === "COARSE" ? { series: "coarse" as const } : {}),
    },
  };
}

function inchThread(
  system: string,
  whole: string | undefined,
  fraction: string | undefined,
  number: string | undefined,
  threads: string | undefined,
): RequestedThread {
  const named = systems[system] ?? "UN";
  const isUnified = named === "UNC" || named === "UNF";
  const text = fraction
    ? whole
      ? `${whole} ${fraction}`
      : fraction
    : ((isUnified ? gaugeSize(number) : undefined) ?? inchSize(number));
  const pitch = threads === undefined ? perInch(named, text) : Number(threads);
  const found = { ...(text ? { size: text } : {}), ...(pitch === undefined ? {} : { pitch }) };
  const own = isUnified && text && pitch !== undefined ? unifiedOf(text, pitch) : undefined;
  return own === undefined || own === named
    ? { system: named, ...found }
    : { system: own, ...found, ...(isUnified && { said: named }) };
}

/** Parses a thread at a position of a text in upper case: `M10X1.5`, `G 1/2`, `1/4-20 UNC`, `TR20X4`. */
export function readThreadAt(text: string, at: number): FoundThread | undefined {
  const inMetric = metricAt(text, at);
  if (inMetric) return inMetric;
  const trapezoid = matchAt(trapezoidal, text, at);
  if (trapezoid) {
    const [whole, diameter = "", pitch] = trapezoid;
    const thread: RequestedThread = {
      system: "Tr",
      size: diameter,
      ...(pitch ? { pitch: Number(pitch) } : {}),
    };
    return { thread, end: at + whole.length };
  }
  const first = matchAt(systemFirst, text, at);
  if (first) {
    const [found, system = "", whole, fraction, number, threads] = first;
    // "R5" is a radius, "G 25" nothing: pipe sizes are fractions, 1, 2 …
    const isWhole = fraction === undefined && /^(?:G|R|RC|RP|PT|PF)$/.test(system);
    if (!(isWhole && (number === undefined || system === "R" || Number(number) > 6)))
      return { thread: inchThread(system, whole, fraction, number, threads), end: at + found.length };
  }
  const last = matchAt(sizeFirst, text, at);
  if (last) {
    const [found, whole, fraction, number, sign, gauge, threads, system = ""] = last;
    const isPipe = /^(?:G|R|RC|RP|PT|PF)$/.test(system);
    // "12 UN" has twelve threads; "10-32 UNF" is of size #10.
    const isBare = gauge !== undefined && sign === undefined;
    const isCount = isBare && !(threads !== undefined && /^UN[CF]$/.test(system) && gaugeSize(gauge));
    if (!(isPipe && fraction === undefined) && !isCount) {
      const thread = inchThread(system, whole, fraction, gauge === undefined ? number : `#${gauge}`, threads);
      return { thread, end: at + found.length };
    }
  }
  const unnamed = matchAt(sizeAndThreads, text, at);
  if (unnamed) {
    const [found, fraction, gauge, threads] = unnamed;
    const named = fraction ?? `#${gauge}`;
    const system = unifiedOf(named, Number(threads));
    if (system) return { thread: { system, size: named, pitch: Number(threads) }, end: at + found.length };
  }
  const threadsFirst = matchAt(threadsAndSystem, text, at);
  if (threadsFirst) {
    const [found, threads, system = ""] = threadsFirst;
    return { thread: { system: systems[system] ?? "UN", pitch: Number(threads) }, end: at + found.length };
  }
  const perInchOnly = matchAt(systemAndThreads, text, at);
  if (perInchOnly) {
    const [found, system = "", threads] = perInchOnly;
    return { thread: { system: systems[system] ?? "UN", pitch: Number(threads) }, end: at + found.length };
  }
  const alone = matchAt(systemAlone, text, at);
  if (alone) return { thread: { system: systems[alone[1] ?? ""] ?? "UN" }, end: at + alone[0].length };
  return undefined;
}

/** The default pitch: a metric thread's coarse pitch. */
export function pitchOf({ system, size: nominal, pitch, series }: RequestedThread): number | undefined {
  if (pitch !== undefined || system !== "M" || series === "fine") return pitch;
  return findThread(Number(nominal))?.pitch;
}

/** Pipe threads without a size, by the names that are also usual here. */
const pipes: Partial<Record<ThreadSystem, string>> = { G: "G (BSP)", R: "R (BSPT)" };

/** A thread's name for people: `M10 × 1.5`, `1/4-20 UNC`, `G 1/2`. */
export function threadName({ system, size: nominal, pitch, series, said }: RequestedThread): string {
  const more = series ? ` ${series}` : "";
  if (system === "M" || system === "Tr")
    return nominal ? `${system}${nominal}${pitch === undefined ? more : ` × ${pitch}`}` : "trapezoidal";
  if (system === "pipe" || system === "taper pipe")
    return `${system === "pipe" ? "G" : "R"} or NPT ${nominal}`;
  const threads = nominal || pitch === undefined ? "" : `, ${pitch} per inch`;
  if (system === "G" || system === "R" || system === "Rp")
    return `${nominal ? `${system} ${nominal}` : (pipes[system] ?? system)}${threads}`;
  if (!nominal) return `${system}${threads}`;
  return `${nominal}${pitch === undefined ? "" : `-${pitch}`} ${system}${said ? `, not ${said}` : ""}`;
}
