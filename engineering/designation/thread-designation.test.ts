import { describe, expect, it } from "vitest";
import { metricThreads } from "../standards/metric-threads.ts";
import { inchSizes, type InchForm } from "../standards/inch-threads.ts";
import { decodeThread, type ThreadDesignation } from "./thread-designation.ts";

function decoded(text: string): ThreadDesignation {
  const result = decodeThread(text);
  if (result.kind === "refusal") throw new Error(result.sentence);
  return result;
}

describe("a thread's designation", () => {
  it.each([
    ["M10*1.5", "M10 × 1.5", 8.5],
    ["M10-1.5", "M10 × 1.5", 8.5],
    ["M10x1.5-6H", "M10 × 1.5-6H", 8.5],
    ["m10 × 1,25", "M10 × 1.25", 8.8],
    ["M8", "M8 × 1.25", 6.8],
    ["M8-6H", "M8 × 1.25-6H", 6.8],
    ["M8 x 1 LH", "M8 × 1 LH", 7],
    ["M1.6", "M1.6 × 0.35", 1.25],
    ["M1.6x0.35", "M1.6 × 0.35", 1.25],
    ["M1.4", "M1.4 × 0.3", 1.1],
    ["M2.2", "M2.2 × 0.45", 1.75],
    ["M4.5", "M4.5 × 0.75", 3.7],
    ["M2x0.25", "M2 × 0.25", 1.75],
    ["M3x0.35", "M3 × 0.35", 2.65],
    ["M6x0.75", "M6 × 0.75", 5.2],
    ["M10x0.75", "M10 × 0.75", 9.2],
    ["M2", "M2 × 0.4", 1.6],
    ["M2.5", "M2.5 × 0.45", 2.05],
    ["M33", "M33 × 3.5", 29.5],
    ["M36", "M36 × 4", 32],
    ["M12×1", "M12 × 1", 11],
    ["M14×1", "M14 × 1", 13],
    ["M14×1.25", "M14 × 1.25", 12.8],
    ["M20×2", "M20 × 2", 18],
    ["M27×2", "M27 × 2", 25],
    ["M33×2", "M33 × 2", 31],
    ["M11 x 1", "M11 × 1", 10],
    ["1/4-20 UNC", "1/4-20 UNC", 5.1],
    ['1/4"-20UNC-2B', "1/4-20 UNC-2B", 5.1],
    ["UNF 1/4", "1/4-28 UNF", 5.5],
    ["10-32 UNF", "#10-32 UNF", 4.1],
    ["1 1/4-7 UNC", "1 1/4-7 UNC", 28.25],
    ["G1/4", "G 1/4", 11.8],
    ["G 1/2", "G 1/2", 19],
    ["BSPP 1/2-14", "G 1/2", 19],
    ["1/2-14 NPT", "NPT 1/2", 18],
    ["NPT 1", "NPT 1", 29],
    ["Tr 20x4", "Tr 20 × 4", 16],
    ["TR 8*1.5 LH", "Tr 8 × 1.5 LH", 6.5],
  ])("gives its tapping drill: %s is %s, drill %s mm", (text, code, drill) => {
    expect(decoded(text)).toMatchObject({ code, drill });
  });

  it.each([
    ["M3", 2.675, 2.459],
    ["M8", 7.188, 6.647],
    ["M12", 10.863, 10.106],
    ["M30", 27.727, 26.211],
    ["M8x1", 7.35, 6.917],
    ["M10x1.25", 9.188, 8.647],
    ["M24x2", 22.701, 21.835],
    ["M30x2", 28.701, 27.835],
  ])("gives pitch and minor diameters: %s has D2 %s and D1 %s mm", (text, pitchDiameter, minorDiameter) => {
    expect(decoded(text)).toMatchObject({ pitchDiameter, minorDiameter });
  });

  it("gives the larger drill of a forming tap", () => {
    expect(decoded("M8").formingDrill).toBe(7.38);
    expect(decoded("G1/2").formingDrill).toBeUndefined();
  });

  it("has drills between its minor diameter and a third of a pitch above", () => {
    const forms: InchForm[] = ["UNC", "UNF", "G"];
    const codes = [
      ...metricThreads.map(({ diameter, pitch }) => `M${diameter} × ${pitch}`),
      ...forms.flatMap((form) => inchSizes(form).map((size) => `${form} ${size}`)),
    ];
    expect(codes.length).toBeGreaterThan(90);
    for (const code of codes) {
      const { drill, minorDiameter = 0, pitch } = decoded(code);
      expect(drill, code).toBeGreaterThan(minorDiameter - 0.01);
      expect(drill, code).toBeLessThan(minorDiameter + 0.35 * pitch + 0.005);
    }
  });

  it("comes back from its own code", () => {
    for (const text of ["M10x1.5-6g", "UNC #4", "G1 1/4", "3/4 NPT", "Tr40x7"]) {
      expect(decoded(decoded(text).code)).toEqual(decoded(text));
    }
  });

  it.each([
    ["M10 x 5", 3],
    ["M13", 3],
    ["M0", 2],
    ["Tr 20 x 0", 3],
    ["G 7", 2],
    ["1/4-24 UNC", 3],
    ["H8", 1],
  ])("is refused with the position at fault: %s", (text, position) => {
    expect(decodeThread(text)).toMatchObject({ kind: "refusal", position });
  });
});
