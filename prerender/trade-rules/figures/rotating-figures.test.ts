import { describe, expect, it } from "vitest";
import { csvOf, contentWithSeries, rows, series } from "../../testing/short-end-mills.ts";
import {
  changedMessage,
  faultMessage,
  messageOf,
  specificationFaults,
} from "../../testing/spoiled-product.ts";

describe("a tap is refused", () => {
  const tap = "thr-it-tap-m8-c";

  it.each([
    ["depth", "≤ 200 mm", "expected at most 24 mm (plausible to 3 × D)"],
    ["flutes", "30", "expected 2 to 6 (plausible for a tap)"],
    [
      "threadStandards",
      "UNC – ASME B1.1, tolerance 2B",
      'expected "M – ISO 261 / ISO 724" (M8 × 1.25), found "UNC – ASME B1.1, tolerance 2B".',
    ],
  ])("when its %s is %s", (key, text, sentence) => {
    expect(specificationFaults(tap, key, text)).toContain(`specifications.${key}: ${sentence}`);
  });

  it("when a feature names another drill than its thread's", () => {
    expect(faultMessage(tap, ["features"], ["Helix 40°", "Tapping drill 7 mm"])).toContain(
      'features: expected words that agree with size (tapping drill: 6.8), found "Tapping drill 7 mm" and size "M8 × 1.25".',
    );
  });

  it("when a forming tap names the hole of one that cuts", () => {
    const words = {
      name: "Forming tap M8 × 1.25, blank to DIN 371",
      description: "Presses the thread without chips.",
      features: ["Hole about 6.8 mm, to be tried"],
    };
    expect(changedMessage(tap, words, { type: "Forming tap" })).toContain(
      'features: expected words that agree with size (forming hole: 7.4), found "Hole about 6.8 mm" and size "M8 × 1.25".',
    );
  });

  it("when its spiral point is to thread blind holes", () => {
    const words = "For blind holes in steel. Tapping drill 6.8 mm.";
    expect(faultMessage("thr-it-tap-m8-b", ["description"], words)).toContain(
      'description: expected through holes (a spiral point pushes chips ahead), found "blind holes".',
    );
  });

  it("when it has another blank, and no standard in its name", () => {
    expect(
      changedMessage(tap, { name: "Machine tap M8 × 1.25, spiral flute" }, { shank: "6 mm, square 4.9 mm" }),
    ).toContain(
      'specifications.shank: expected "8 mm, square 6.2 mm" (DIN 371; a tap of another standard names it), found "6 mm, square 4.9 mm".',
    );
  });
});

describe("a milling cutter is refused", () => {
  it.each([
    ["mil-cu-90-50", "edge", "KAPR 45°", "expected KAPR 90° (a shoulder mill)"],
    ["mil-cu-90-25", "edge", "KAPR 45°", "expected KAPR 90° (seat AP.. 1003: parallelograms for 90°)"],
    ["mil-cu-45-80", "insert", "AP.. 1604", "expected KAPR 90° (seat AP.. 1604: parallelograms for 90°)"],
    ["mil-cu-45-80", "edge", "KAPR 60°", "expected KAPR 45° (inserts SE.. 1203)"],
    ["mil-cu-90-80", "shank", "22 mm bore, DIN 8030 A", "expected a bore of 27 mm (ISO 6462: Ø80 mm)"],
    ["mil-cu-90-50", "length", "500 mm", "expected 40 mm (ISO 6462: bore 22 mm)"],
    ["mil-cu-90-50", "flutes", "40", "expected at most 9 (room for inserts AP.. 1604 on Ø50 mm)"],
    ["mil-cu-90-50", "diameter", "500 mm", "expected a bore of 60 mm (ISO 6462: Ø500 mm)"],
    ["mil-cu-90-50", "diameter", "350 mm", "expected a bore of 60 mm (plausible for Ø350 mm)"],
    ["mil-cu-90-25", "length", "1000 mm", "expected 50 to 375 mm (plausible for a shank of 25 mm)"],
    [
      "mil-cu-90-25",
      "shank",
      "24 mm, DIN 1835 B",
      "expected one of 6, 8, 10, 12, 16, 20, 25, 32, 40, 50, 63 mm",
    ],
  ])("when %s has as its %s %s", (id, key, text, sentence) => {
    expect(specificationFaults(id, key, text)).toContain(sentence);
  });
});

describe("a U-drill's seat of another size is refused with the diameters that the trade makes for it", () => {
  it.each([
    ["WC.. 0302", "16–20"],
    ["WC.. 0402", "21–25"],
    ["WC.. 0804", "42–58"],
    ["SP.. 0502", "13–15"],
    ["SP.. 0602", "16–20"],
    ["SP.. 1405", "42–60"],
  ])("%s", (seat, range) => {
    expect(specificationFaults("dri-ud-28-3d", "insert", seat)).toContain(`${seat} is for Ø${range} mm`);
  });
});

describe("a U-drill is refused", () => {
  it.each([
    [
      "insert",
      "WC.. 0302",
      'expected "WC.. 0503" or "SP.. 0904" (plausible for Ø28 mm; WC.. 0302 is for Ø16–20 mm)',
    ],
    ["shank", "16 mm, flatted", "expected 25 or 32 or 40 or 50 mm (plausible for Ø28 mm)"],
    ["length", "1680 mm", "expected 129 to 244 mm (plausible for a depth of 84 mm)"],
  ])("when its %s is %s", (key, text, sentence) => {
    expect(specificationFaults("dri-ud-28-3d", key, text)).toContain(`specifications.${key}: ${sentence}`);
  });
});

describe("a solid tool is refused", () => {
  it.each([
    ["mil-em-4f-12-r1", "edge", "RE 10 mm", "expected RE below 6 mm (half the diameter)"],
    ["mil-em-4f-10", "shank", "10 mm h9, DIN 6535 HB", "expected tolerance h6 (DIN 6535)"],
    [
      "dri-sd-25-3d",
      "shank",
      "2.5 mm h6, DIN 6535 HB",
      "expected form HA below 6 mm (DIN 6535: HB from 6 mm)",
    ],
    ["mil-em-4f-10", "flutes", "40", "expected at most 10 (plausible for Ø10 mm)"],
    ["mil-em-4f-10", "hardness", "≤ 450 HRC", "expected 10 to 70 HRC (plausible for a workpiece)"],
    ["mil-bn-2f-10l", "shank", "60 mm h6", "expected 5 to 20 mm (plausible for Ø10 mm)"],
    ["mil-bn-2f-10l", "shank", "11 mm h6, DIN 6535 HA", "expected a diameter of DIN 6535 (its table)"],
    [
      "dri-sd-85-3d",
      "edge",
      "Point angle 14°",
      "expected a point angle of 60° to 180° (plausible for a drill)",
    ],
    ["dri-sd-85-3d", "flutes", "1", "expected 2 to 4 (a twist drill cuts on both sides)"],
    ["dri-sd-25-3d", "size", "2.5 × 24 × 43 mm", 'expected "2.5 × 14 × 43 mm" (DIN 6539)'],
    ["dri-sd-25-3d", "shank", "3 mm h6, plain", "expected 2.5 mm (DIN 6539: as the drill)"],
    [
      "dri-sd-85-3d",
      "application",
      "Clearance hole for M10",
      'expected words that agree with diameter (bolt: none), found "Clearance hole for M10"',
    ],
  ])("when %s has as its %s %s", (id, key, text, sentence) => {
    expect(specificationFaults(id, key, text)).toContain(sentence);
  });

  it("when its flutes leave too little to hold it by", () => {
    const facts = { size: "10 × 20 × 50 mm", length: "50 mm" };
    expect(changedMessage("mil-bn-2f-10l", {}, facts)).toContain(
      "specifications.length: expected 60 mm or more (20 mm of flutes and a shank of 40 mm, DIN 6535)",
    );
  });

  it("when the cone of a 90° chamfer mill is deeper than half its diameter", () => {
    const facts = { type: "Solid carbide chamfer end mill", edge: "Chamfer 45°" };
    expect(changedMessage("mil-em-2f-10", {}, facts)).toContain(
      'specifications.depth: expected 5 mm (a cone of 90°, Ø10 mm), found "19 mm".',
    );
  });

  it("when its lengths aren't those of a standard that only its description names, without a row", () => {
    const words = { description: "Lengths to DIN 6527." };
    const facts = { size: "10 × 25 × 90 mm", length: "90 mm", depth: "25 mm" };
    expect(changedMessage("mil-em-4f-12-r1", words, { ...facts, diameter: "10 mm" })).toContain(
      "specifications.length: expected 72 mm (DIN 6527 L)",
    );
  });

  it("when its lengths aren't those of the standard that its series names", () => {
    const content = contentWithSeries();
    content.write(
      "range/milling/short-end-mills.json",
      JSON.stringify({ ...series, name: "Mill Ø{diameter}" }),
    );
    const long = rows.map((row) => row.map((cell) => (cell === "58" ? "90" : cell.replace(/, DIN.*/, ""))));
    content.write("range/milling/short-end-mills.csv", csvOf(long));
    const message = messageOf(content);
    content.dispose();
    expect(message).toContain(
      'content/range/milling/short-end-mills.csv, line 3: product "mil-short-8": Overall length (mm): expected 58 mm (DIN 6527 K), found "90 mm".',
    );
  });
});
