import { decodeThreadingInsert } from "#engineering/designation/threading-designation.ts";
import { profiles } from "#engineering/designation/threading-codes.ts";
import { holeOfTap } from "#site/catalogue/relations/tapping-drills.ts";
import type { Tool } from "../tool.ts";
import type { Fact } from "./fact.ts";

/** The angle of a thread's flanks, degrees, by the profile in the designation; 60 where it isn't here. */
const flankAngles: Readonly<Record<string, number>> = { "55": 55, W: 55, BSPT: 55, TR: 30, ACME: 29 };

/** Facts of taps and of tools that turn threads. */
export const threadFacts: readonly Fact[] = [
  {
    name: "pitch",
    key: "threadPitch",
    read: (tool) => {
      const pitch = tool.measure("threadPitch");
      return pitch?.unit === "mm" && (pitch.min ?? pitch.max) === pitch.max ? pitch.max : undefined;
    },
    phrases: ["pitch #"],
  },
  {
    name: "threads per inch",
    key: "threadPitch",
    read: threadsPerInch,
    phrases: ["# threads per inch", "# TPI"],
  },
  {
    name: "tapping drill",
    key: "size",
    read: ({ product }) => {
      const hole = holeOfTap(product);
      return hole?.isTrial ? undefined : hole?.diameter;
    },
    phrases: ["tapping drill # mm", "tapping drill Ø# mm", "core-hole drill # mm", "core-hole drill Ø# mm"],
  },
  {
    name: "forming hole",
    key: "size",
    read: ({ product }) => {
      const hole = holeOfTap(product);
      return hole?.isTrial ? hole.diameter : undefined;
    },
    // It is tried out: a tenth of a pitch, two parts in a hundred of the hole.
    within: 0.02,
    phrases: ["hole … # mm", "hole … about # mm", "drill # mm"],
  },
  {
    name: "profile angle",
    key: "size",
    read: (tool) => {
      const profile = profileOf(tool);
      return profile === undefined ? undefined : (flankAngles[profile] ?? 60);
    },
    phrases: ["#° … profile"],
  },
  {
    name: "profile",
    key: "size",
    read: (tool) => {
      const profile = profiles[profileOf(tool) ?? ""];
      return profile && (profile.isPartial ? "partial" : "full");
    },
    phrases: ["#-profile"],
    words: ["full", "partial"],
  },
  {
    name: "place",
    key: "insert",
    read: ({ values: { insert } }) =>
      insert?.family === "threading" ? (insert.place === "E" ? "external" : "internal") : undefined,
    phrases: ["# … thread", "# … threads", "# … threading"],
    words: ["external", "internal"],
  },
];

function profileOf(tool: Tool): string | undefined {
  const code = tool.family === "threading-insert" ? decodeThreadingInsert(tool.text("size")) : undefined;
  return code === undefined || code.kind === "refusal" ? undefined : code.profile;
}

function threadsPerInch(tool: Tool): number | undefined {
  const pitch = tool.measure("threadPitch");
  if (!pitch || (pitch.min ?? pitch.max) !== pitch.max) return undefined;
  return pitch.unit === "TPI" ? pitch.max : Math.round(254 / pitch.max) / 10;
}
