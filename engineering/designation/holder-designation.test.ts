import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeCartridge } from "./cartridge-designation.ts";
import { decodeHolder } from "./holder-designation.ts";
import { decodeThreadingHolder, decodeThreadingInsert } from "./threading-designation.ts";

describe("a holder's designation", () => {
  it("says clamping, insert, angle, shank and length: PCLNR 2525 M12", () => {
    expect(decodeHolder("pclnr 2525 m12")).toEqual({
      kind: "holder",
      code: "PCLNR 2525 M12",
      head: {
        clamping: "lever or pin through the hole",
        shape: "C",
        style: "L",
        angles: [95],
        clearance: "N",
        hand: "R",
        size: "12",
      },
      height: 25,
      width: 25,
      length: 150,
    });
  });

  // ISO 5608, table of styles; a second figure is in use at some makers.
  it.each([
    ..."A 90, B 75, C 90, D 45, E 60, F 90 91, G 90 91, H 107.5, J 93, K 75, L 95, M 50, N 63 62.5".split(
      ", ",
    ),
    ..."P 117.5, Q 107.5, R 75, S 45, T 60, U 93, V 72.5, W 60, Y 85".split(", "),
  ])("has the cutting edge angle of its style: %s°", (style) => {
    const [letter, ...angles] = style.split(" ");
    expect(decodeHolder(`PC${letter}NR 2525 M12`)).toMatchObject({ head: { angles: angles.map(Number) } });
  });

  it("is read for a boring bar: S25T-SCLCR 09", () => {
    expect(decodeHolder("S25T-SCLCR 09")).toMatchObject({
      kind: "bar",
      barType: "solid steel",
      diameter: 25,
      length: 300,
      head: { shape: "C", clearance: "C", angles: [95], hand: "R", size: "09" },
    });
  });

  it.each([
    ["MDJNR 2020 K15", { height: 20, width: 20, length: 125 }],
    ["PTGNL 3225 P16", { height: 32, width: 25, length: 170 }],
    ["SCLCR1212F09", { height: 12, width: 12, length: 80 }],
  ])("gives height before width: %s", (text, meaning) => {
    expect(decodeHolder(text)).toMatchObject(meaning);
  });

  it.each([
    ["PCLNR 2525 M 12", "PCLNR 2525 M12"],
    ["PCLNR2525M1204", "PCLNR 2525 M1204"],
    ["PDJNR 2525 M15-06", "PDJNR 2525 M1506"],
    ["MTGNR 2525M16N", "MTGNR 2525 M16"],
    ["MWLNR 2525 M08W", "MWLNR 2525 M08"],
    ["SRDCN 2525 M10-A", "SRDCN 2525 M10"],
    ["S 25 T SCLCR 09", "S25T-SCLCR 09"],
    ["S25T SCLCR-09", "S25T-SCLCR 09"],
    ["A32U-PCLNR 12", "A32U-PCLNR 12"],
    ...["B", "D", "E", "F", "G", "H", "J", "C"].map((type) => [`${type}20SSCLCR09`, `${type}20S-SCLCR 09`]),
  ])("is read with spaces, hyphens and suffixes as people type them: %s", (text, code) => {
    expect(decodeHolder(text)).toMatchObject({ code });
  });

  it("leaves the angle of a round insert to the depth of cut", () => {
    expect(decodeHolder("SRDCN 2525 M10")).toMatchObject({ head: { shape: "R", angles: [] } });
  });

  it("may have a special length", () => {
    expect(decodeHolder("PCLNR 2525 X12")).toMatchObject({ kind: "holder", length: undefined });
  });

  it("is read for a cartridge: PTFNR 16CA-16", () => {
    expect(decodeCartridge("PTFNR 16 CA 16")).toMatchObject({
      kind: "cartridge",
      code: "PTFNR 16CA-16",
      height: 16,
      head: { shape: "T", angles: [90, 91], size: "16" },
    });
    expect(decodeCartridge("PTFNR 16CB-16")).toMatchObject({ kind: "refusal", position: 8 });
  });

  it.each([
    ["PCLNR 2525", /^Position 8, length: expected one of .+, found nothing\.$/],
    ["PCLNR 0025 M12", /^Position 6, shank height: /],
    ["PCLNR 2525 M123", /^Position 10, end: /],
    ["QCLNR 2525 M12", /^Position 1, clamping: /],
    ["PZLNR 2525 M12", /^Position 2, insert shape: /],
    ["PCZNR 2525 M12", /^Position 3, style: /],
    ["PCLQR 2525 M12", /^Position 4, insert clearance: /],
    ["PCLNX 2525 M12", /^Position 5, hand: expected R, L or N, found "X"\.$/],
    ["PCLNR 2525 I12", /^Position 8, length: /],
    ["Z25T-SCLCR 09", /^Position 1, bar type: /],
  ])("is refused with the position at fault: %s", (text, sentence) => {
    expect(decodeHolder(text)).toMatchObject({ kind: "refusal", sentence: expect.stringMatching(sentence) });
  });

  it("never throws, whatever is typed", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        decodeHolder(text);
        decodeCartridge(text);
        decodeThreadingHolder(text);
        decodeThreadingInsert(text);
      }),
    );
  });
});

describe("a threading tool's designation", () => {
  it.each([
    ["16ER AG60", { seat: "16ER", inscribedCircle: 9.525, place: "external", pitch: [0.5, 3] }],
    ["11IR A60", { seat: "11IR", inscribedCircle: 6.35, place: "internal", pitch: [0.5, 1.5] }],
    ["16IR 1.50 ISO", { seat: "16IR", pitch: [1.5, 1.5], profile: "ISO" }],
    ["16ER 14 W", { pitch: [25.4 / 14, 25.4 / 14], profile: "W" }],
    ["16ER 16 ACME", { pitch: [1.5875, 1.5875], profile: "ACME" }],
    ["16ER 8 RND", { pitch: [3.175, 3.175], profile: "RND" }],
    ["16ERAG60", { code: "16ER AG60", pitch: [0.5, 3] }],
    ["16ER14W", { code: "16ER 14 W", profile: "W" }],
    ["16IR1.5ISO", { code: "16IR 1.5 ISO", pitch: [1.5, 1.5] }],
    ["16ER 12 UNJ", { pitch: [25.4 / 12, 25.4 / 12], profile: "UNJ" }],
    ["27ER 4 API", { pitch: [6.35, 6.35], profile: "API" }],
    ["22ER 5.0 TR", { pitch: [5, 5], profile: "TR" }],
    ["16 EL 2.0 ISO-M", { seat: "16EL", pitch: [2, 2], maker: "M" }],
    ["16ER 1.60", { grooveWidth: 1.6 }],
    ["16ER 2.15", { grooveWidth: 2.15 }],
  ])("is read: %s", (text, meaning) => {
    expect(decodeThreadingInsert(text)).toMatchObject(meaning);
  });

  it("is read for holders: SNR 0016 M16 and SER 2525 M16", () => {
    expect(decodeThreadingHolder("SNR 0016 M16")).toMatchObject({ seat: "16IR", width: 16, length: 150 });
    expect(decodeThreadingHolder("SER 2525 M16")).toMatchObject({ seat: "16ER", height: 25, width: 25 });
    expect(decodeThreadingHolder("SIR 0016 M16")).toMatchObject({ seat: "16IR", width: 16 });
    expect(decodeThreadingHolder("SIL0020Q16")).toMatchObject({ seat: "16IL", code: "SIL 0020 Q16" });
  });

  it.each([
    ["17ER AG60", 1],
    ["16XR AG60", 2],
    ["16EX AG60", 3],
    ["16ER Z60", 4],
    ["16ER", 4],
    ["16ER 0 ISO", 4],
    ["16ER AG ISO", 4],
    ["16ER 6.0 ISO", 4],
    ["16ER N60", 4],
    ["16ER 1.50 XYZ", 5],
    // A pitch without its profile: no circlip groove is 1.5 mm wide.
    ["16ER 1.5", 5],
  ])("is refused with the position at fault: %s", (text, position) => {
    expect(decodeThreadingInsert(text)).toMatchObject({ kind: "refusal", position });
  });
});
