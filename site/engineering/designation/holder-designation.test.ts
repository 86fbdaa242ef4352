import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeHolder } from "./holder-designation.ts";
import { decodeThreadingHolder, decodeThreadingInsert } from "./threading-designation.ts";

describe("a holder's designation", () => {
  it("says clamping, insert, angle, shank and length: PCLNR 2525 M12", () => {
    expect(decodeHolder("pclnr 2525 m12")).toEqual({
      kind: "holder",
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
    [
      "PCLNR 2525",
      /^Position 1, form: expected a form such as PCLNR 2525 M12 or S25T-SCLCR 09, found "PCLNR 2525"\.$/,
    ],
    ["QCLNR 2525 M12", /^Position 1, clamping: /],
    ["PZLNR 2525 M12", /^Position 2, insert shape: /],
    ["PCZNR 2525 M12", /^Position 3, style: /],
    ["PCLQR 2525 M12", /^Position 4, insert clearance: /],
    ["PCLNX 2525 M12", /^Position 5, hand: expected R, L or N, found "X"\.$/],
    ["PCLNR 2525 X12", /^Position 8, length: /],
    ["Z25T-SCLCR 09", /^Position 1, bar type: /],
  ])("is refused with the position at fault: %s", (text, sentence) => {
    expect(decodeHolder(text)).toMatchObject({ kind: "refusal", sentence: expect.stringMatching(sentence) });
  });

  it("never throws, whatever is typed", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        decodeHolder(text);
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
    ["16ER 1.60", { grooveWidth: 1.6 }],
  ])("is read: %s", (text, meaning) => {
    expect(decodeThreadingInsert(text)).toMatchObject(meaning);
  });

  it("is read for holders: SNR 0016 M16 and SER 2525 M16", () => {
    expect(decodeThreadingHolder("SNR 0016 M16")).toMatchObject({ seat: "16IR", width: 16, length: 150 });
    expect(decodeThreadingHolder("SER 2525 M16")).toMatchObject({ seat: "16ER", height: 25, width: 25 });
  });

  it.each(["16XR AG60", "17ER AG60", "16ER Z60", "16ER 1.50 XYZ", "16ER"])(
    "is refused when a part is unknown: %s",
    (text) => {
      expect(decodeThreadingInsert(text).kind).toBe("refusal");
    },
  );
});
