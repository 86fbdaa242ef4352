import { describe, expect, it } from "vitest";
import { faultMessage, specificationFaults } from "../testing/spoiled-product.ts";

describe("an insert is refused", () => {
  const steel = "tur-st-cnmg120408-p25";

  it("when its designation is none", () => {
    expect(specificationFaults(steel, "size", "CNMG 129908")).toMatch(
      /^specifications\.size: expected an ISO 1832 designation \(Position 6, thickness: .+ found "99"\), found "CNMG 129908"\.$/,
    );
  });

  it("when its inscribed circle is another than its designation's", () => {
    expect(specificationFaults(steel, "diameter", "9.525 mm")).toBe(
      'specifications.diameter: expected 12.7 mm (ISO 1832: CNMG 120408), found "9.525 mm".',
    );
  });

  it("when its corner radius is another than its designation's", () => {
    expect(specificationFaults(steel, "edge", "Honed (E), RE 1.2 mm")).toBe(
      'specifications.edge: expected RE 0.8 mm (ISO 1832: CNMG 120408), found "Honed (E), RE 1.2 mm".',
    );
  });

  it("when it cuts deeper than its edge is long", () => {
    expect(specificationFaults(steel, "depth", "1.0–13.0 mm")).toBe(
      'specifications.depth: expected at most 12.9 mm, the length of the edge (ISO 1832: CNMG 120408), found "1.0–13.0 mm".',
    );
  });

  it("when its corner is too small for the class of its chipbreaker", () => {
    expect(specificationFaults("tur-st-cnmg120404-p15", "application", "Roughing")).toContain(
      'specifications.application: expected a lighter class than roughing (roughing feeds from 0.3 mm/rev, RE 0.4 mm takes 0.2), found "Roughing".',
    );
  });

  it("when its own depth is none of its class", () => {
    expect(specificationFaults("tur-st-cnmg120404-p15", "depth", "2.5–4.0 mm")).toBe(
      'specifications.depth: expected a depth within 0.5–1.5 mm (application: finishing), found "2.5–4.0 mm".',
    );
  });

  it("when its thickness is said wrongly", () => {
    const words = "55° double-sided insert, 4.76 mm thick.";
    expect(faultMessage("tur-st-dnmg150608-p25", ["description"], words)).toContain(
      "description: expected words that agree with size (thickness: 6.35)",
    );
  });

  it("when its corners are counted wrongly", () => {
    expect(faultMessage(steel, ["features"], ["Double-sided, 6 cutting corners"])).toContain(
      'features: expected words that agree with size (corners: 4), found "6 cutting corners"',
    );
  });

  it("when its name is of another size", () => {
    expect(faultMessage(steel, ["name"], "CNMG 120412 insert")).toContain(
      'name: expected a name with "CNMG 120408" in it, found "CNMG 120412 insert".',
    );
  });

  it("when a round one has another radius than half its diameter", () => {
    expect(specificationFaults("tur-in-rcmt1204m0-p30", "edge", "Honed (E), R 5.0 mm")).toContain(
      "expected R 6 mm",
    );
  });

  it("when a milling insert's edge is another than its designation's", () => {
    expect(
      specificationFaults("mil-in-sekn1203aftn", "edge", "Honed (E), KAPR 90°")
        .split("\n")
        .filter((sentence) => sentence.startsWith("specifications.")),
    ).toEqual([
      expect.stringContaining("expected KAPR 45° (ISO 1832: SEKN 1203AFTN)"),
      expect.stringContaining("expected chamfered (T)"),
    ]);
  });

  it("when its grade is for groups that it isn't made to cut", () => {
    expect(specificationFaults(steel, "grade", "Coated carbide, ISO M25")).toContain(
      'specifications.grade: expected groups of the material, P (ISO 513), found "Coated carbide, ISO M25".',
    );
  });
});

describe("an insert's making is refused", () => {
  it("when its class is ground and its finish is not", () => {
    expect(
      specificationFaults("mil-in-apkt1003pder", "finish", "As sintered, moulded chipbreaker"),
    ).toContain("expected a ground finish, as class K has (ISO 1832: APKT 1003PDER)");
  });

  it("when a shoulder's corner radius is left out", () => {
    expect(specificationFaults("mil-in-apmt1604pder", "edge", "Honed (E), KAPR 90°")).toContain(
      'expected its corner radius such as "RE 0.8 mm"',
    );
  });

  it("when a round one is offered a seat of the other diameter", () => {
    expect(specificationFaults("mil-cu-r-50", "insert", "RP.. 120400")).toContain(
      "expected the seat of an insert",
    );
  });
});

describe("a holder is refused", () => {
  it("when a bar too thin for a shim is said to have one", () => {
    expect(faultMessage("thr-it-snr0016m16", ["features"], ["Exchangeable anvil for helix angle"])).toContain(
      'features: expected no shim in a bar of Ø16, found "anvil".',
    );
  });

  const holder = "tur-ho-pclnr2525m12";

  it("when its shank is another than its designation's", () => {
    expect(specificationFaults(holder, "shank", "20 × 20 mm")).toBe(
      'specifications.shank: expected 25 × 25 mm (ISO 5608: PCLNR 2525 M12), found "20 × 20 mm".',
    );
  });

  it("when its length is another than its letter's", () => {
    expect(specificationFaults(holder, "length", "125 mm")).toContain("expected 150 mm (ISO 5608");
  });

  it("when its angle is another than its style's", () => {
    expect(specificationFaults(holder, "edge", "KAPR 93°")).toContain("expected KAPR 95° (ISO 5608");
  });

  it("when its seat is of another shape", () => {
    expect(specificationFaults(holder, "insert", "DN.. 1506")).toContain(
      'expected a seat "CN.. 12" and thickness',
    );
  });

  it("when nothing fits its seat", () => {
    expect(specificationFaults(holder, "insert", "CN.. 1209")).toContain(
      'specifications.insert: expected the seat of an insert (both sides write it the same), found "CN.. 1209".',
    );
  });

  it("when its hand is another", () => {
    expect(specificationFaults(holder, "type", "External turning toolholder, left hand")).toContain(
      '"right hand" in it',
    );
  });

  it("when its edge wouldn't reach over the shank", () => {
    expect(specificationFaults(holder, "width", "22 mm")).toContain(
      "expected 32 mm (ISO 5610: style L, shank 25 mm)",
    );
  });

  it("when a bar is too thick for its smallest bore", () => {
    expect(specificationFaults("tur-ho-s25t-sclcr09", "diameter", "28 mm")).toContain(
      "expected a smallest bore of 29.5 mm or more (the bar must enter)",
    );
  });

  it("when a threading bar has another seat than its designation's", () => {
    expect(specificationFaults("thr-it-snr0016m16", "insert", "11IR")).toContain(
      'expected "16IR" (SNR 0016 M16)',
    );
  });
});
