import { decodeThreadingInsert } from "#engineering/designation/threading-designation.ts";
import { profiles } from "#engineering/designation/threading-codes.ts";
import { inchThread } from "#engineering/standards/inch-threads.ts";
import type { Tool } from "../tool.ts";
import { one, type Place, type Stated, type Wording } from "./wording.ts";

/** The angle of a thread's flanks, degrees, and the words of its form, by the profile in the designation. */
const forms: Readonly<Record<string, { angle: number; words: readonly string[] }>> = {
  "60": { angle: 60, words: ["metric", "unified"] },
  "55": { angle: 55, words: ["whitworth", "bsp"] },
  ISO: { angle: 60, words: ["metric"] },
  MJ: { angle: 60, words: ["metric"] },
  UN: { angle: 60, words: ["unified"] },
  UNJ: { angle: 60, words: ["unified"] },
  W: { angle: 55, words: ["whitworth", "bsp"] },
  BSPT: { angle: 55, words: ["whitworth", "bsp", "tapered"] },
  NPT: { angle: 60, words: ["npt", "tapered"] },
  NPTF: { angle: 60, words: ["npt", "tapered"] },
  TR: { angle: 30, words: ["trapezoidal", "metric"] },
  ACME: { angle: 29, words: ["acme"] },
};

/** How `threadStandards` begins, by the profile. */
const standards: Readonly<Record<string, readonly string[]>> = {
  ISO: ["M"],
  UN: ["UN"],
  W: ["G", "BSW"],
  NPT: ["NPT"],
  TR: ["Tr"],
};

const all: readonly Place[] = ["name", "description", "features", "application", "threadStandards"];

/** Threading inserts and taps: pitch, threads per inch, angle, form, place. */
export const threadWords: readonly Wording[] = [
  {
    of: ["threading-insert"],
    says: /\bpitch (\d+(?:\.\d+)?)(?: mm)?(?: ?(?:–|to) ?(\d+(?:\.\d+)?))?/gi,
    key: "threadPitch",
    states: (tool) => {
      const pitch = tool.measure("threadPitch");
      return pitch?.unit === "mm" ? [pitch.min ?? pitch.max, pitch.max] : undefined;
    },
  },
  {
    of: ["tap"],
    says: /(?<!fine[ -])\bpitch (\d+(?:\.\d+)?)(?: mm)?\b/gi,
    key: "threadPitch",
    states: one((tool) => {
      const pitch = tool.measure("threadPitch");
      return pitch?.unit === "mm" ? pitch.max : undefined;
    }),
  },
  {
    of: ["threading-insert", "tap"],
    in: all,
    says: /(\d+(?:\.\d+)?)(?:–(\d+(?:\.\d+)?))? (?:threads per inch|TPI)\b/g,
    key: "threadPitch",
    states: (tool, [said = "", few = ""]) => {
      const [first, last] = perInch(tool) ?? [];
      if (few === "") return [first];
      // Of a range in mm the ends are the nearest threads in use: 48–16 TPI for 0.5–1.5 mm.
      return [near(said, first), near(few, last)];
    },
    because: "threads per inch",
  },
  {
    of: ["threading-insert"],
    says: /\b(G|NPT) (\d+\/\d+|\d+(?: \d+\/\d+)?)(?=\b)/g,
    in: ["description", "features"],
    key: "threadPitch",
    states: pipeThread,
    because: "threads per inch",
  },
  {
    of: ["threading-insert"],
    in: all,
    says: /(\d\d)°/g,
    key: "size",
    states: one((tool) => forms[profileOf(tool) ?? ""]?.angle),
    because: "angle of the profile",
  },
  {
    of: ["tap"],
    in: all,
    says: /\b(60|55)°/g,
    key: "size",
    states: one((tool) => (tool.text("size").startsWith("G ") ? 55 : 60)),
    because: "angle of the profile",
  },
  {
    of: ["threading-insert", "tap"],
    in: all,
    says: /\b1:(\d+)\b/g,
    key: "size",
    states: one((tool) => (/\b(?:NPTF?|BSPT|Rc?)\b/.test(tool.text("size")) ? 16 : [])),
    because: "taper of NPT and R threads",
  },
  {
    of: ["threading-insert"],
    in: all,
    says: /\b(full|partial)\b(?=[- ](?:\d+° )?profile)/gi,
    key: "size",
    states: one((tool) => {
      const profile = profiles[profileOf(tool) ?? ""];
      return profile && (profile.isPartial ? "partial" : "full");
    }),
    because: "profile",
  },
  {
    of: ["threading-insert"],
    in: all,
    says: /\b(metric|unified|whitworth|BSP|NPT|acme|trapezoidal|tapered)\b/gi,
    key: "size",
    states: one((tool) => forms[profileOf(tool) ?? ""]?.words),
    because: "profile",
  },
  {
    of: ["threading-insert"],
    in: ["threadStandards"],
    says: /^(M|UN|G|BSW|NPT|Tr)\b/g,
    key: "size",
    states: one((tool) => standards[profileOf(tool) ?? ""]),
    because: "profile",
  },
  {
    of: ["threading-insert", "threading-holder"],
    in: ["name", "description", "features", "application", "type"],
    says: /\b(internal|external)\b/gi,
    key: "insert",
    states: one(({ product }) => {
      const [, letter] = /^\d\d([EI])[RL]$/.exec(product.specifications.insert ?? "") ?? [];
      return letter === undefined ? undefined : letter === "E" ? "external" : "internal";
    }),
    because: "E external, I internal",
  },
  {
    of: ["threading-insert"],
    says: /\b(\d+|one|two|three|four|six) (?:cutting )?(?:corners|edges)\b/gi,
    key: "insert",
    states: one(() => 3),
    because: "3 corners of an insert that lies down",
  },
];

function profileOf(tool: Tool): string | undefined {
  const code = decodeThreadingInsert(tool.text("size"));
  return code.kind === "refusal" ? undefined : code.profile;
}

/** Threads per inch, from many to few, with one decimal: 11.5 of NPT 1. */
function perInch(tool: Tool): readonly number[] | undefined {
  const pitch = tool.measure("threadPitch");
  if (!pitch) return undefined;
  const ends =
    pitch.unit === "TPI"
      ? [pitch.max, pitch.min ?? pitch.max]
      : [25.4 / (pitch.min ?? pitch.max), 25.4 / pitch.max];
  return ends.map((each) => Math.round(each * 10) / 10);
}

/** How far an end of a range may lie from the pitch in mm, as a part of it. */
const RANGE_PLAY = 0.08;

function near(said: string, stated: number | undefined): Stated | undefined {
  if (stated === undefined) return undefined;
  return Math.abs(Number(said) / stated - 1) <= RANGE_PLAY ? said : stated;
}

/** The pipe thread that is said, where the insert has its threads per inch; else none agrees. */
function pipeThread(
  tool: Tool,
  [form = "", size = ""]: readonly string[],
): (Stated | undefined)[] | undefined {
  const thread = form === "G" || form === "NPT" ? inchThread(form, size) : undefined;
  const [first] = perInch(tool) ?? [];
  if (!thread || first === undefined || tool.measure("threadPitch")?.min !== undefined) return undefined;
  return thread.perInch === first ? [form, size] : [[], []];
}
