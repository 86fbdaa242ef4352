import { describe, expect, it } from "vitest";
import { readDesignation } from "./read-designation.ts";
import { readPositions } from "./read-positions.ts";

function meanings(text: string): string[] {
  return readPositions(text)?.positions.map(({ code, meaning }) => `${code} ${meaning}`) ?? [];
}

describe("a designation, position by position", () => {
  it("is read for an insert: CNMG 120408", () => {
    expect(meanings("CNMG 120408")).toEqual([
      "C rhombic 80°",
      "N 0°",
      "M IC ± 0.08 mm",
      "G cylindrical hole, chipbreaker on both faces",
      "12 edge 12.9 mm, IC 12.7 mm",
      "04 4.76 mm",
      "08 RE 0.8 mm",
    ]);
  });

  it("is read for a milling insert with wiper, edge and hand: APMT 1604PDER", () => {
    expect(meanings("APMT 1604PDER").slice(-3)).toEqual([
      "PD edge angle 90°, wiper clearance 15°",
      "E honed",
      "R right hand",
    ]);
  });

  it.each([
    ["RCMT 12", "IC 12 mm or IC 12.7 mm"],
    ["RCMT 1204", "IC 12 mm or IC 12.7 mm"],
    ["RNMG 09", "IC 9 mm or IC 9.525 mm"],
    ["RCMX 10", "IC 10 mm"],
    ["RCGT 20", "IC 20 mm"],
    ["CNMG 12", "IC 12.7 mm"],
  ])("leaves open while typing which of its circles %s means", (typed, meaning) => {
    const read = readDesignation(typed);
    const size =
      read?.kind === "part" ? read.positions.find(({ name }) => /size|edge/i.test(name)) : undefined;
    expect(size?.meaning).toBe(meaning);
  });

  it("is read for a round insert, which has no corner: RCMT 1204M0", () => {
    expect(meanings("RCMT 1204M0").slice(-3)).toEqual(["12 IC 12 mm", "04 4.76 mm", "M0 round"]);
  });

  it("is read for an insert without hole: SNMN 120416", () => {
    expect(meanings("SNMN 120416")[3]).toBe("N no hole, no chipbreaker");
  });

  it("is read for an external holder: PCLNR 2525 M12", () => {
    expect(readPositions("PCLNR 2525 M12")?.standard).toBe("ISO 5608");
    expect(meanings("PCLNR 2525 M12")).toEqual([
      "P lever or pin through the hole",
      "C rhombic 80°",
      "L KAPR 95°",
      "N 0°",
      "R right hand",
      "25 25 mm",
      "25 25 mm",
      "M 150 mm",
      "12 edge length code 12",
    ]);
  });

  it("is read for a boring bar: S25T-SCLCR 09", () => {
    expect(meanings("S25T-SCLCR 09")).toEqual([
      "S solid steel",
      "25 25 mm",
      "T 300 mm",
      "S screw",
      "C rhombic 80°",
      "L KAPR 95°",
      "C 7°",
      "R right hand",
      "09 edge length code 09",
    ]);
  });

  it("is read for the trade's codes too, with a remark", () => {
    expect(meanings("16ER AG60")).toEqual([
      "16 IC 9.525 mm",
      "E external",
      "R right hand",
      "AG pitch 0.5–3 mm",
      "60 partial profile 60°",
    ]);
    expect(readPositions("SPMG 07T308")?.remarks).toHaveLength(1);
    expect(readPositions("MGMN 300-M")?.remarks[0]).toMatch(/^MGMN looks like ISO 1832/);
    expect(meanings("SNR 0016 M16")).toContain("00 round bar");
  });

  it.each([
    ["APMT 1604PDER", "Shape, Clearance, Tolerance, Type, Size, Thickness, Corner, Edge, Hand"],
    [
      "PCLNR 2525 M12",
      "Clamping, Insert shape, Style, Insert clearance, Hand, Shank height, Shank width, Length, Insert size",
    ],
    [
      "S25T-SCLCR 09",
      "Bar, Diameter, Length, Clamping, Insert shape, Style, Insert clearance, Hand, Insert size",
    ],
    ["16ER AG60", "Size, Place, Hand, Pitch, Profile"],
    ["SER 2525M16", "Clamping, Place, Hand, Shank height, Shank width, Length, Insert size"],
    ["MGMN 300-M", "Form, Width, Maker"],
  ])("names each position of %s", (text, names) => {
    expect(
      readPositions(text)
        ?.positions.map(({ name }) => name)
        .join(", "),
    ).toBe(names);
  });

  it.each(["10 × 22 × 72 mm", "GI300-D", "CNMG", "end mill", "EN8", ""])(
    "is not made up for what is no designation: %s",
    (text) => {
      expect(readPositions(text)).toBeUndefined();
    },
  );
});
