import { threadsOfPitch } from "../units/convert.ts";
import { decodeThread, type ThreadDesignation, type ThreadForm } from "../designation/thread-designation.ts";
import type { Position, Reading } from "./reading.ts";

const forms: Record<ThreadForm, { standard: string; words: string }> = {
  M: { standard: "ISO 261, ISO 2306", words: "metric, 60°" },
  UNC: { standard: "ASME B1.1", words: "Unified coarse, 60°" },
  UNF: { standard: "ASME B1.1", words: "Unified fine, 60°" },
  G: { standard: "ISO 228", words: "pipe thread, parallel, 55°" },
  NPT: { standard: "ASME B1.20.1", words: "pipe thread, taper 1:16, 60°" },
  Tr: { standard: "ISO 2904", words: "trapezoidal, 30°" },
};

function positionsOf(thread: ThreadDesignation): Position[] {
  const { form, diameter, pitch, tolerance, minorDiameter, pitchDiameter, drill, formingDrill } = thread;
  const isInch = form !== "M" && form !== "Tr";
  const perInch = isInch ? `, ${Number(threadsOfPitch(pitch).toFixed(1))} per inch` : "";
  const isExternal = tolerance !== undefined && /[a-h]|A$/.test(tolerance);
  return [
    { code: form, name: "Form", meaning: forms[form].words },
    { code: "d", name: "Major diameter", meaning: `${diameter} mm` },
    { code: "P", name: "Pitch", meaning: `${Number(pitch.toFixed(3))} mm${perInch}` },
    ...(tolerance
      ? [{ code: tolerance, name: "Tolerance", meaning: isExternal ? "external" : "internal" }]
      : []),
    ...(thread.isLeftHand ? [{ code: "LH", name: "Hand", meaning: "left hand" }] : []),
    ...(pitchDiameter === undefined
      ? []
      : [{ code: "D2", name: "Pitch diameter", meaning: `${pitchDiameter} mm` }]),
    ...(minorDiameter === undefined
      ? []
      : [{ code: "D1", name: "Minor diameter", meaning: `${minorDiameter} mm` }]),
    { code: "Ø", name: "Tapping drill", meaning: `${drill} mm` },
    ...(formingDrill === undefined
      ? []
      : [{ code: "Ø", name: "Drill for a forming tap", meaning: `about ${formingDrill} mm` }]),
  ];
}

/** Reads a thread with its tapping drill. */
export function readThreadCode(text: string): Reading {
  const thread = decodeThread(text);
  if (thread.kind === "refusal") return thread;
  const { form, code, remarks } = thread;
  return { kind: "whole", standard: forms[form].standard, code, positions: positionsOf(thread), remarks };
}
