import { findThread } from "#engineering/standards/metric-threads.ts";
import { mmOf } from "#engineering/units/convert.ts";
import type { RawPart } from "../read-query.ts";
import { type RequestedThread, readThreadAt } from "../read-thread.ts";
import type { Token } from "../read-tokens.ts";
import { isMereWord, textOf } from "./part-text.ts";
import { rulesOutBefore } from "./rules-out.ts";

const pipeSizes = ["1/8", "1/4", "3/8", "1/2", "5/8", "3/4", "1", "1 1/4", "1 1/2", "2"] as const;

/** A fraction as a number: 1 1/4. */
function valueOf(size: string): number {
  return size.split(" ").reduce((sum, part) => {
    const [top, bottom = "1"] = part.split("/");
    return sum + Number(top) / Number(bottom);
  }, 0);
}

const NEAR = 0.01;

/** The size of an inch thread that a bare number is: 19.05 mm, typed as 3/4. */
function inchSizeOf({ meaning }: RawPart): string | undefined {
  if (meaning.kind !== "number" || meaning.field !== undefined) return undefined;
  return pipeSizes.find((size) => Math.abs(mmOf(valueOf(size)) - meaning.value) < NEAR);
}

/** "BSP tap 1/2", "3/4 pipe tap", "pipe thread 1/4 G": a thread whose name and size stand apart. */
function joinSizes(parts: readonly RawPart[], tokens: readonly Token[]): RawPart[] {
  const nameless = parts.filter((part) => /^(?:PIPE|GAS|G)$/.test(textOf(part, tokens)) && isMereWord(part));
  const named = parts.filter(({ meaning }) => meaning.kind === "thread" && meaning.thread.system !== "M");
  const pipeTaps = parts.some(
    ({ meaning }) => meaning.kind === "concept" && meaning.concept.id === "pipe taps",
  );
  const isOfThreads = parts.some(
    ({ meaning }) =>
      meaning.kind === "concept" &&
      (meaning.concept.partner === "tap" || /thread/i.test(meaning.concept.label)),
  );
  const sized = parts.filter((part) => inchSizeOf(part) !== undefined);
  const [number] = sized;
  const size = number && inchSizeOf(number);
  // A pipe may be the workpiece: "drill for 2 inch pipe".
  const isPipe = pipeTaps || (nameless.length > 0 && (isOfThreads || nameless.length + 1 === parts.length));
  if (size === undefined || sized.length > 1 || named.length > 1 || !(named.length === 1 || isPipe))
    return [...parts];
  const [name] = named;
  const known = name?.meaning.kind === "thread" ? name.meaning.thread : undefined;
  if (known?.size !== undefined) return [...parts];
  const forms = parts.filter((part) => /^(?:PARALLEL|TAPER(?:ED)?)$/.test(textOf(part, tokens)));
  const isParallel = [...nameless, ...forms].some((part) => /^(?:G|PARALLEL)$/.test(textOf(part, tokens)));
  const system = known?.system ?? (isParallel ? "G" : undefined);
  const thread: RequestedThread | undefined =
    system === undefined
      ? { system: forms.length > 0 ? "taper pipe" : "pipe", size }
      : (readThreadAt(`${size} ${system}`, 0) ?? readThreadAt(`${system} ${size}`, 0))?.thread;
  if (!thread) return [...parts];
  const own = [number, name, ...nameless, ...forms].flatMap((part) => part ?? []);
  const of = own.flatMap((part) => part.tokens).toSorted((one, other) => one - other);
  return parts.flatMap((part) =>
    part === number
      ? [{ meaning: { kind: "thread", thread }, tokens: of }]
      : own.includes(part)
        ? []
        : [part],
  );
}

/** "M10 tap fine", "M10 tap 1.25", "M10 tap not fine": the thread's series or pitch stands apart. */
function joinPitches(parts: readonly RawPart[], tokens: readonly Token[]): RawPart[] {
  const threads = parts.filter(({ meaning }) => meaning.kind === "thread");
  const [metric] = threads;
  if (threads.length !== 1 || metric?.meaning.kind !== "thread") return [...parts];
  const { thread } = metric.meaning;
  if (thread.system !== "M" || thread.pitch !== undefined) return [...parts];
  for (const [at, part] of parts.entries()) {
    const { meaning } = part;
    const text = textOf(part, tokens);
    const isNot = rulesOutBefore.test(textOf(parts[at - 1], tokens));
    const series = isMereWord(part) ? /^(?:FINE|COARSE|BAREEK|BARIK|MOTI)$/.exec(text)?.[0] : undefined;
    const isPitch =
      meaning.kind === "number" &&
      (meaning.field === "pitch" || (meaning.field === undefined && /^\d\.\d+/.test(text))) &&
      findThread(Number(thread.size), meaning.value) !== undefined;
    if (series === undefined && (!isPitch || isNot)) continue;
    const isFine = (series !== "COARSE" && series !== "MOTI") !== isNot;
    const found: RequestedThread =
      meaning.kind === "number"
        ? { system: "M", pitch: meaning.value, ...(thread.size !== undefined && { size: thread.size }) }
        : { ...thread, series: isFine ? "fine" : "coarse" };
    const own = [metric, part, ...(isNot ? parts.slice(at - 1, at) : [])];
    const of = own.flatMap((each) => each.tokens).toSorted((one, other) => one - other);
    const joined = parts.flatMap((each): RawPart[] =>
      each === metric
        ? [{ meaning: { kind: "thread", thread: found }, tokens: of }]
        : own.includes(each)
          ? []
          : [each],
    );
    return meaning.kind === "number" ? joined : joinPitches(joined, tokens);
  }
  return [...parts];
}

/** Joins a thread with what is said of it elsewhere; beside a thread and a drill "thread" is no kind of tool. */
export function joinThreadWords(all: readonly RawPart[], tokens: readonly Token[]): RawPart[] {
  const parts = joinPitches(joinSizes(all, tokens), tokens);
  const isOfDrills = parts.some(
    ({ meaning }) => meaning.kind === "concept" && meaning.concept.partner === "drill",
  );
  if (!isOfDrills || !parts.some(({ meaning }) => meaning.kind === "thread")) return [...parts];
  return parts.filter(({ meaning }) => meaning.kind !== "concept" || meaning.concept.id !== "threading");
}
