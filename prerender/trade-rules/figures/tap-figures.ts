import { findThread } from "#engineering/standards/metric-threads.ts";
import { inchThread } from "#engineering/standards/inch-threads.ts";
import { tapBlank, tapStandardOf } from "#engineering/standards/tap-blanks.ts";
import type { Fault, Rule, Tool } from "../tool.ts";

/** A thread with what its tap is held against, mm. */
interface TapThread {
  form: "M" | "UN" | "G" | "NPT";
  diameter: number;
  /** Metric threads only. */
  pitch?: number;
}

/** A tap's depth, flutes, thread standard, kind of hole and blank against its thread. */
export const checkTapFigures: Rule = (tool) => {
  const thread = readTapThread(tool);
  if (!thread) return [];
  return [
    ...checkDepth(tool, thread),
    ...checkFlutes(tool, thread),
    ...checkStandard(tool, thread),
    ...checkBlind(tool),
    ...checkUnnamedBlank(tool, thread),
  ];
};

function readTapThread(tool: Tool): TapThread | undefined {
  const size = tool.values.size;
  if (size?.kind === "thread")
    return size.unified
      ? { form: "UN", diameter: size.diameter }
      : { form: "M", diameter: size.diameter, pitch: size.pitch };
  const [, form, inches = ""] = /^(G|NPT) (.+)$/.exec(tool.text("size")) ?? [];
  if (form !== "G" && form !== "NPT") return undefined;
  const found = inchThread(form, inches);
  return found && { form, diameter: found.diameter };
}

/** Deeper threads hold no more and jam the tap. */
const MOST_DIAMETERS = 3;

function checkDepth(tool: Tool, { diameter }: TapThread): Fault[] {
  const depth = tool.most("depth");
  const most = Number((MOST_DIAMETERS * diameter).toFixed(2));
  return tool.expect(
    depth === undefined || depth <= most,
    "depth",
    `at most ${most} mm`,
    `plausible to ${MOST_DIAMETERS} × D`,
  );
}

/** Flutes of a tap; above Ø30 there is room for more. */
function checkFlutes(tool: Tool, { diameter }: TapThread): Fault[] {
  const text = tool.text("flutes");
  const most = diameter > 30 ? 8 : 6;
  const holds = text === "" || (Number(text) >= 2 && Number(text) <= most);
  return tool.expect(holds, "flutes", `2 to ${most}`, "plausible for a tap");
}

/** How `threadStandards` begins, and the standards that it names, by the form of the thread. */
const forms = {
  M: { begins: /^(?:M|MF|Metric)\b|\bISO (?:68|261|262|724|965)\b/, words: "M – ISO 261 / ISO 724" },
  UN: { begins: /^UN[CF]?\b|\bB1\.1\b/, words: "UNC – ASME B1.1, tolerance 2B" },
  G: { begins: /^G\b|\bISO 228\b/, words: "G (BSP) – ISO 228-1" },
  NPT: { begins: /^NPT\b|\bB1\.20\.1\b/, words: "NPT – ASME B1.20.1" },
};

/** Names of other forms, each with its own form where this table has one. */
const foreign: readonly [pattern: RegExp, form?: TapThread["form"]][] = [
  [/\bUN[CF]?\b|\bB1\.1\b/, "UN"],
  [/\bUN[SJ]\b|\bUNEF\b/],
  [/\bISO (?:68|26[12]|724|965)\b/, "M"],
  [/\bBSW\b|\bTr\b|\bACME\b/i],
  [/\bBSPT\b|\bRc\b|\bISO 7\b/],
  [/\bBSP\b|\bISO 228\b/, "G"],
  [/\bNPT\b/, "NPT"],
];

function checkStandard(tool: Tool, { form }: TapThread): Fault[] {
  const text = tool.text("threadStandards");
  const { begins, words } = forms[form];
  const isForeign = foreign.some(([pattern, own]) => own !== form && pattern.test(text));
  const holds = text === "" || (begins.test(text) && !isForeign);
  return tool.expect(holds, "threadStandards", `"${words}"`, tool.text("size"));
}

/** A spiral point pushes the chips ahead, where a blind hole has no room for them. */
function checkBlind(tool: Tool): Fault[] {
  if (!tool.text("type").includes("spiral point")) return [];
  const said = /(?:\bno[tn]? (?:for |in )?)?\bblind\b(?: holes?)?/i.exec(tool.words)?.[0];
  if (said === undefined || /^no/i.test(said)) return [];
  const field = tool.fieldOf(said);
  return [
    { field, sentence: `expected through holes (a spiral point pushes chips ahead), found "${said}".` },
  ];
}

/** Standards of other blanks than DIN 371, 374 and 376. DIN 2197 is that of the chamfer. */
const otherBlanks = /\bDIN (?!37[146]\b|2197\b|13\b)\d+|\bISO (?:529|2283|2284)\b|\bJIS\b|\bANSI\b/;

/** Without a standard in the name, a metric tap has the blank of its thread, or names the standard of its own. */
function checkUnnamedBlank(tool: Tool, { diameter, pitch }: TapThread): Fault[] {
  if (pitch === undefined || /DIN 37[146]/.test(tool.product.name)) return [];
  const all = `${tool.words}\n${tool.standard}`;
  const [shank] = tool.sides("shank");
  const thread = findThread(diameter, pitch);
  if (!thread || shank === undefined || otherBlanks.test(all)) return [];
  const named = /DIN 37[146]/.exec(tool.words)?.[0];
  const standard = (["DIN 371", "DIN 374", "DIN 376"] as const).find((each) => each === named);
  const chosen = standard ?? tapStandardOf(thread);
  const blank = tapBlank(chosen, diameter, pitch);
  if (!blank) return [];
  const expected = `${blank.shank} mm, square ${blank.square} mm`;
  const because = named ? chosen : `${chosen}; a tap of another standard names it`;
  return [
    ...tool.expect(tool.text("shank") === expected, "shank", `"${expected}"`, because),
    ...tool.expectMm("length", blank.length, because),
  ];
}
