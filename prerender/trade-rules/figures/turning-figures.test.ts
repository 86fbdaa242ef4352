import { describe, expect, it } from "vitest";
import { changedMessage, specificationFaults } from "../../testing/spoiled-product.ts";

describe("a grade is refused", () => {
  it.each([
    [
      "whose number lies outside its own range",
      "Coated carbide, ISO P25 (P30–P40)",
      "specifications.grade: expected a range with P25 in it (ISO 513)",
    ],
    [
      "whose number is no step of the standard",
      "Coated carbide, ISO P95",
      "expected one of P01, P05, P10, P15, P20, P25, P30, P35, P40, P45, P50 (ISO 513)",
    ],
    ["whose range ends between two steps", "Coated carbide, ISO P25 (P15–P37)", "expected one of P01, P05"],
    [
      "whose range is of another group",
      "Coated carbide, ISO P25 (K15–K35)",
      "expected a range with P25 in it",
    ],
  ])("%s", (_, grade, sentence) => {
    expect(specificationFaults("tur-st-cnmg120408-p25", "grade", grade)).toContain(sentence);
  });
});

it("a milling insert is refused with a corner of half its edge", () => {
  expect(specificationFaults("mil-in-apmt1604pder", "edge", "Honed (E), RE 8 mm, KAPR 90°")).toContain(
    "specifications.edge: expected RE 4 mm or less (plausible for an edge of 16 mm: APMT 1604PDER)",
  );
});

describe("a boring bar is refused", () => {
  it.each([
    [
      "tur-ho-s16r-sclcr09",
      "diameter",
      "200 mm",
      "expected a smallest bore of 16 to 25.6 mm (plausible for a bar of Ø16)",
    ],
    [
      "tur-ho-s16r-sclcr09",
      "width",
      "1.1 mm",
      "expected 8 to 14.4 mm, from the axis to the edge (plausible for a bar of Ø16)",
    ],
    [
      "thr-it-snr0016m16",
      "diameter",
      "200 mm",
      "expected a smallest bore of 16 to 25.6 mm (plausible for a bar of Ø16)",
    ],
    ["thr-it-snr0016m16", "width", "1.1 mm", "expected 8 to 14.4 mm, from the axis to the edge"],
  ])("when %s has a %s of %s", (id, key, text, sentence) => {
    expect(specificationFaults(id, key, text)).toContain(`specifications.${key}: ${sentence}`);
  });
});

describe("a toolholder is refused", () => {
  const holder = "tur-ho-pclnr2525m12";

  it.each(["320 mm", "25 mm"])("when its functional width is %s", (text) => {
    expect(specificationFaults(holder, "width", text)).toBe(
      `specifications.width: expected 32 mm (ISO 5610: style L, shank 25 mm), found "${text}".`,
    );
  });
});

describe("a holder of another style is refused", () => {
  const changes = { name: "MVVNN 2525 M16 neutral toolholder" };
  const facts = { size: "MVVNN 2525 M16", type: "External turning toolholder, neutral", edge: "KAPR 72.5°" };

  it("when the edge of a neutral one isn't in the middle of its shank", () => {
    expect(changedMessage("tur-ho-mvjnr2525m16", changes, { ...facts, width: "32 mm" })).toContain(
      'specifications.width: expected 12.5 mm (neutral: half the shank), found "32 mm".',
    );
  });

  it("unless it is a maker's own kind, as for Swiss-type lathes", () => {
    const own = { size: "PCLNR 2525 M12-SW", width: "25 mm" };
    const words = { name: "PCLNR 2525 M12-SW lever-lock toolholder" };
    expect(changedMessage("tur-ho-pclnr2525m12", words, own)).toBe("");
  });

  it("when no table has its style, and its edge is a shank away from it", () => {
    const straight = {
      size: "PSBNR 2525 M12",
      edge: "KAPR 75°",
      width: "60 mm",
    };
    const words = { name: "PSBNR 2525 M12 lever-lock toolholder" };
    expect(changedMessage("tur-ho-pssnr2525m12", words, straight)).toContain(
      "specifications.width: expected 12.5 to 40 mm (plausible for a shank of 25 mm)",
    );
  });
});

describe("a grooving tool is refused", () => {
  it.each([
    ["gro-ex-ho-2020-2", "≤ 60 mm", "expected at most 30 mm (plausible for a shank of 20 mm)"],
    [
      "gro-ex-ho-2020-2",
      "≤ 14 mm",
      "expected at most 12 mm (the deepest of its inserts, 2.0 mm double-ended)",
    ],
    ["gro-ex-in-de-200", "≤ 60 mm", "expected at most 20 mm (plausible for an insert 2 mm wide)"],
    ["par-bl-32-4", "≤ 90 mm", "expected at most 51.2 mm (plausible for a blade of 32 mm)"],
  ])("when %s cuts %s deep", (id, text, sentence) => {
    expect(specificationFaults(id, "depth", text)).toContain(`specifications.depth: ${sentence}`);
  });
});

describe("the edge of a grooving tool is refused", () => {
  it.each([
    ["gro-ex-in-160", "depth", "≤ 18 mm", "expected at most 4.8 mm (plausible for an insert 1.6 mm wide)"],
    ["gro-ex-in-160", "edge", "Ground, RE 1 mm", "expected RE 0.8 mm or less (half the width)"],
    [
      "par-in-200r6",
      "edge",
      "Lead angle 60°, RE 0.2 mm",
      "expected a lead angle up to 20° (plausible for parting)",
    ],
    ["par-bl-32-4", "shank", "320 mm blade height", "expected one of 19, 21, 26, 32, 45, 46, 52, 53 mm"],
    ["par-bl-32-4", "length", "15 mm", "expected 96 to 256 mm (plausible for a blade of 32 mm)"],
  ])("when %s has as its %s %s", (id, key, text, sentence) => {
    expect(specificationFaults(id, key, text)).toContain(sentence);
  });
});

it("PCBN is refused with more CBN than there can be", () => {
  expect(
    specificationFaults("pcbn-hs-cnga120408", "grade", "PCBN, about 500 % CBN, ISO H10 (H05–H15)"),
  ).toContain("specifications.grade: expected 40 to 98 % CBN (plausible for PCBN)");
});
