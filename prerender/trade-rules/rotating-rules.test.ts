import { describe, expect, it } from "vitest";
import { faultMessage, specificationFaults } from "../testing/spoiled-product.ts";

describe("a solid tool is refused", () => {
  it.each([
    ["diameter", "12 mm", "expected 10 mm (10 × 22 × 72 mm)"],
    ["depth", "26 mm", "expected 22 mm (10 × 22 × 72 mm)"],
    ["length", "83 mm", "expected 72 mm (10 × 22 × 72 mm)"],
    ["size", "10 × 22 × 80 mm", "expected 80 mm (10 × 22 × 80 mm)"],
    ["shank", "12 mm h6, DIN 6535 HB", "expected 10 mm (DIN 6527 L)"],
  ])("when an end mill's %s disagrees with its size or its standard", (key, text, sentence) => {
    expect(specificationFaults("mil-em-4f-10", key, text)).toContain(sentence);
  });

  it("when a ball nose has another radius than half its diameter", () => {
    expect(specificationFaults("mil-bn-2f-6", "edge", "Ball, R 4.0 mm")).toContain("expected R 3 mm");
  });

  it.each([
    ["diameter", "8.6 mm", "expected 8.5 mm (8.5 × 47 × 89 mm)"],
    [
      "application",
      "Tapping drill M12",
      "expected words that agree with diameter (tapped thread: M10 or M10 × 1.5)",
    ],
    ["size", "8.5 × 61 × 103 mm", 'expected "8.5 × 47 × 89 mm" (DIN 6537 K)'],
    ["depth", "42 mm", "expected 25 mm (3 × 8.5 mm)"],
    ["shank", "8 mm h6, DIN 6535 HA", "expected 10 mm (DIN 6537 K)"],
  ])("when a drill's %s disagrees with its size, its standard or its thread", (key, text, sentence) => {
    expect(specificationFaults("dri-sd-85-3d", key, text)).toContain(sentence);
  });
});

describe("a tool for a fit is refused", () => {
  it.each([
    ["dri-sd-85-3d", "Diameter tolerance m7"],
    ["mil-em-2f-10", "Diameter tolerance e8"],
  ])("when %s doesn't say its tolerance", (id, tolerance) => {
    expect(faultMessage(id, ["features"], [])).toContain(`features: expected "${tolerance}"`);
  });
});

describe("a tool's claims are refused", () => {
  it.each([
    ["mil-in-apkt1003pder", "P – steel; M – stainless steel", "only groups of the grade, P"],
    ["tur-in-vnmg160404-p15", "P – steel; M – stainless steel", "only groups of the grade, P"],
    ["tur-in-rcmt1204m0-p30", "P – steel; S – titanium", "only groups of the grade, P, M"],
    ["thr-it-tap-m8-b", "P – steel; K – cast iron", "no cast iron (a spiral point is for long chips)"],
  ])("when %s claims a group that it can't cut", (id, material, sentence) => {
    expect(specificationFaults(id, "material", material)).toContain(sentence);
  });

  it("when micrograin carbide is said to be of class P", () => {
    expect(specificationFaults("dri-sd-85-3d", "grade", "Micrograin carbide, ISO P20–P40")).toContain(
      'the class of the carbide itself, such as "ISO K20–K40 substrate"',
    );
  });

  it("when a coating for cooled cutting is to cut dry", () => {
    expect(specificationFaults("mil-in-sekn1203aftn", "coating", "PVD TiN")).toContain(
      "expected one for dry cutting such as PVD TiAlN (PVD TiN stands about 600 °C)",
    );
  });
});

describe("a threading tool is refused", () => {
  it.each([
    ["diameter", "10 mm", "expected 8 mm (M8 × 1.25)"],
    ["threadPitch", "1 mm", "expected 1.25 mm (M8 × 1.25)"],
    ["length", "100 mm", "expected 90 mm (DIN 371)"],
    ["shank", "6 mm, square 4.9 mm", 'expected "8 mm, square 6.2 mm" (DIN 371)'],
    ["edge", "Form C, 3.5–5 threads", 'expected "Form C, 2–3 threads" (DIN 2197)'],
    ["edge", "Form B, 3.5–5 threads", "expected form B with a spiral point"],
    ["size", "M8 × 1.3", "expected a thread of ISO 261"],
  ])("when a tap's %s disagrees with its thread or its standard", (key, text, sentence) => {
    expect(specificationFaults("thr-it-tap-m8-c", key, text)).toContain(sentence);
  });

  it("when a tap's description names another drill", () => {
    const words = "Spiral-fluted tap for blind holes. Tapping drill 7 mm.";
    expect(faultMessage("thr-it-tap-m8-c", ["description"], words)).toContain(
      'description: expected words that agree with size (tapping drill: 6.8), found "Tapping drill 7 mm"',
    );
  });

  it.each([
    ["threadPitch", "1.5 mm", "expected 2 mm (16ER 2.00 ISO)"],
    ["diameter", "12.7 mm", "expected 9.525 mm (16ER 2.00 ISO)"],
    ["insert", "16IR", 'expected "16ER" (16ER 2.00 ISO)'],
    ["type", "Threading insert, internal, right hand", '"external, right hand"'],
  ])("when an insert's %s disagrees with its designation", (key, text, sentence) => {
    expect(specificationFaults("thr-ei-16er200iso", key, text)).toContain(sentence);
  });
});

describe("an indexable tool is refused", () => {
  it("when a blade parts larger bars than its size allows", () => {
    expect(specificationFaults("par-bl-26-2", "depth", "≤ 24 mm")).toContain(
      'specifications.depth: expected at most 20 mm (a blade of 26 mm, 2 mm wide), found "≤ 24 mm".',
    );
  });

  it("when a blade is said to part other bars than twice its depth", () => {
    expect(faultMessage("par-bl-32-3", ["description"], "For bars up to 48 mm.")).toContain(
      'description: expected "bars up to Ø100 mm" (twice the depth of 50 mm), found "bars up to 48 mm".',
    );
  });

  it("when it has no code to order it by", () => {
    expect(specificationFaults("dri-ud-28-3d", "size", undefined)).toContain(
      "expected a designation or size such as",
    );
  });

  it("when a U-drill counts both inserts as flutes", () => {
    expect(specificationFaults("dri-ud-28-3d", "flutes", "2")).toContain("expected 1, the effective number");
  });

  it("when a cutter calls its bore's standard that of its arbor", () => {
    expect(faultMessage("mil-cu-90-50", ["features"], ["Arbor to DIN 8030 form A"])).toContain(
      'features: expected a bore to DIN 8030, for arbors to DIN 6357, found "Arbor to DIN 8030".',
    );
  });

  it("when its seat is of another width", () => {
    expect(specificationFaults("par-bl-32-3", "width", "2.0 mm")).toContain("expected 3 mm (seat 3.0 mm");
  });

  it("when a U-drill's depth isn't what its type says", () => {
    expect(specificationFaults("dri-ud-28-3d", "depth", "112 mm")).toContain("expected 84 mm (3 × 28 mm)");
  });

  it("when a cutter cuts deeper than its inserts' edges", () => {
    expect(specificationFaults("mil-cu-90-50", "depth", "≤ 18 mm")).toContain("expected at most 16 mm");
  });
});
