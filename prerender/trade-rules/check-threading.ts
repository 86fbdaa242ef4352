import { decodeThreadingInsert } from "#engineering/designation/threading-designation.ts";
import { findThread } from "#engineering/standards/metric-threads.ts";
import { inchSizes, inchThread } from "#engineering/standards/inch-threads.ts";
import {
  chamferForms,
  tapBlank,
  unifiedTapBlank,
  type TapStandard,
} from "#engineering/standards/tap-blanks.ts";
import type { Thread } from "#engineering/values/size.ts";
import type { Fault, Rule, Tool } from "./tool.ts";

/** The trade's designation of a laydown insert against seat, inscribed circle, pitch, groove width and hand. */
export const checkLaydownInsert: Rule = (tool) => {
  const size = tool.text("size");
  const code = decodeThreadingInsert(size);
  if (code.kind === "refusal") {
    return tool.expect(false, "size", "a designation such as 16ER AG60", code.sentence.replace(/\.$/, ""));
  }
  const type = tool.text("type");
  const hand = code.hand === "R" ? "right hand" : "left hand";
  const pitch = tool.measure("threadPitch");
  const [from = 0, to = 0] = code.pitch ?? [];
  const isPitch = pitch !== undefined && near(pitch.min ?? pitch.max, from) && near(pitch.max, to);
  const expected = from === to ? `${Number(from.toFixed(3))} mm` : `${from}–${to} mm`;
  return [
    // Inserts for circlips are named by the width of the groove.
    ...(code.grooveWidth === undefined ? tool.expectNamed(size) : []),
    ...tool.expectMm("diameter", code.inscribedCircle, size),
    ...tool.expect(tool.text("insert") === code.seat, "insert", `"${code.seat}"`, size),
    ...tool.expect(
      type.includes(code.place) && type.includes(hand),
      "type",
      `"${code.place}, ${hand}"`,
      size,
    ),
    ...(code.pitch ? tool.expect(isPitch, "threadPitch", expected, size) : []),
    ...(code.grooveWidth === undefined
      ? []
      : [
          ...tool.expectMm("width", code.grooveWidth, size),
          ...tool.expectWords(
            "0° anvil",
            "the anvil of a threading holder tilts its insert, a groove is straight",
          ),
        ]),
  ];
};

function near(one: number, other: number): boolean {
  return Math.abs(one - other) < 0.002;
}

/** A pipe tap's thread against diameter, pitch and chamfer. */
function checkPipeTap(tool: Tool, size: string): Fault[] {
  const [, form, inches = ""] = /^(?:(G)|NPT) (.+)$/.exec(size) ?? [];
  const thread = inchThread(form ? "G" : "NPT", inches);
  if (!thread) {
    const known = [
      ...inchSizes("G").map((each) => `G ${each}`),
      ...inchSizes("NPT").map((each) => `NPT ${each}`),
    ];
    return tool.expect(
      false,
      "size",
      `a thread such as "M8 × 1.25", "M8 × 1.25 LH" or "1/4-20 UNC", or one of ${known.join(", ")}`,
      "a tap",
    );
  }
  return [
    ...tool.expectNamed(size),
    ...tool.expectMm("diameter", thread.diameter, size),
    ...tool.expect(
      tool.text("threadPitch") === `${thread.perInch} TPI`,
      "threadPitch",
      `"${thread.perInch} TPI"`,
      size,
    ),
    ...checkChamfer(tool),
    ...checkChips(tool),
  ];
}

/** A unified tap's thread (ASME B1.1) against diameter and threads per inch; its chamfer; its blank (ASME B94.9). */
function checkUnifiedTap(tool: Tool, { unified }: Required<Pick<Thread, "unified">>): Fault[] {
  const { form, size, perInch } = unified;
  const because = tool.text("size");
  const thread = inchThread(form, size);
  const known = inchSizes(form).map((each) => `${each}-${inchThread(form, each)?.perInch} ${form}`);
  if (thread?.perInch !== perInch)
    return tool.expect(false, "size", `one of ${known.join(", ")}`, "ASME B1.1");
  const blank = unifiedTapBlank(size);
  const isNamed = /ASME B94\.9\b/.test(`${tool.words}\n${tool.standard}`);
  const shank = blank && `${blank.shank} mm, square ${blank.square} mm`;
  return [
    ...tool.expectNamed(because),
    ...tool.expectMm("diameter", Number(thread.diameter.toFixed(3)), because),
    ...tool.expect(tool.text("threadPitch") === `${perInch} TPI`, "threadPitch", `"${perInch} TPI"`, because),
    ...tool.expect(
      tool.text("threadStandards").startsWith(form),
      "threadStandards",
      `a text that begins with ${form}`,
      because,
    ),
    ...checkChamfer(tool),
    ...checkChips(tool),
    ...(isNamed && blank && shank
      ? [
          ...tool.expect(tool.text("shank") === shank, "shank", `"${shank}"`, "ASME B94.9"),
          ...tool.expectMm("length", blank.length, "ASME B94.9"),
        ]
      : []),
  ];
}

/** The hand of a tap's thread stands in its size and in its type, which the search reads. */
function checkHand(tool: Tool, isLeftHand: boolean): Fault[] {
  const said = /\bleft hand\b/.test(tool.text("type"));
  return tool.expect(
    said === isLeftHand,
    "type",
    isLeftHand ? '"left hand"' : 'no "left hand"',
    tool.text("size"),
  );
}

/** A tap's thread against diameter and pitch; its chamfer (DIN 2197); its blank (DIN 371, 374, 376). */
export const checkTap: Rule = (tool) => {
  const size = tool.values.size;
  if (size?.kind === "designation") return checkPipeTap(tool, size.text);
  if (size?.kind !== "thread") return tool.expect(false, "size", 'a thread such as "M8 × 1.25"', "a tap");
  const { unified } = size;
  if (unified) return [...checkUnifiedTap(tool, { unified }), ...checkHand(tool, false)];
  const because = tool.text("size");
  const thread = findThread(size.diameter, size.pitch);
  return [
    ...tool.expect(thread !== undefined, "size", "a thread of ISO 261", "its table"),
    ...tool.expectNamed(because),
    ...tool.expectMm("diameter", size.diameter, because),
    ...tool.expectMm("threadPitch", size.pitch, because),
    ...checkChamfer(tool),
    ...checkChips(tool),
    ...checkBlank(tool, size.diameter, size.pitch),
    ...checkHand(tool, size.isLeftHand ?? false),
  ];
};

function checkChamfer(tool: Tool): Fault[] {
  const [, form = ""] = /^Form ([A-F])\b/.exec(tool.text("edge")) ?? [];
  const threads = chamferForms[form];
  if (threads === undefined)
    return tool.expect(false, "edge", 'a form such as "Form C, 2–3 threads"', "DIN 2197");
  const text = `Form ${form}, ${threads} threads`;
  const isSpiralPoint = tool.text("type").includes("spiral point");
  return [
    ...tool.expect(tool.text("edge") === text, "edge", `"${text}"`, "DIN 2197"),
    ...tool.expect(
      isSpiralPoint === (form === "B"),
      "edge",
      "form B with a spiral point, another without",
      "DIN 2197",
    ),
  ];
}

/** A spiral point drives long chips forward; grey iron's short ones take straight flutes, form C. */
function checkChips(tool: Tool): Fault[] {
  const isSpiralPoint = tool.text("type").includes("spiral point");
  const claimsIron = tool.values.material?.groups.some(({ letter }) => letter === "K") ?? false;
  return tool.expect(
    !isSpiralPoint || !claimsIron,
    "material",
    "no cast iron",
    "a spiral point is for long chips",
  );
}

function checkBlank(tool: Tool, diameter: number, pitch: number): Fault[] {
  const [standard] = /DIN 37[146]/.exec(tool.product.name) ?? [];
  if (standard === undefined) return [];
  // The pattern above matches only these three.
  const blank = tapBlank(standard as TapStandard, diameter, pitch);
  if (!blank) return tool.expect(false, "size", `a thread of ${standard}`, "its table");
  const shank = `${blank.shank} mm, square ${blank.square} mm`;
  return [
    ...tool.expect(tool.text("shank") === shank, "shank", `"${shank}"`, standard),
    ...tool.expectMm("length", blank.length, standard),
  ];
}
