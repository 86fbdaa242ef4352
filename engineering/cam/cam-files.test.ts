import { describe, expect, it } from "vitest";
import { realProduct, realProducts } from "#site/catalogue/testing/real-catalogue.ts";
import { camFiles } from "./cam-files.ts";

const mill = realProduct("mil-em-4f-10");
const drill = realProduct("dri-sd-85-3d");
const holder = realProduct("tur-ho-pclnr2525m12");
const insert = realProduct("tur-st-cnmg120408-p25");

/** The rows of a CSV without quoted line breaks, by its head. */
function rows(text: string): Record<string, string>[] {
  const [head = "", ...lines] = text.replace("\uFEFF", "").trimEnd().split("\r\n");
  const cells = (line: string): string[] =>
    [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
      ([, quoted, plain = ""]) => quoted ?? plain,
    );
  const names = cells(head);
  return lines.map((line) => Object.fromEntries(cells(line).map((value, at) => [names[at] ?? "", value])));
}

describe("a list as a CAM library", () => {
  it("is a table by the symbols of ISO 13399", () => {
    const [file] = camFiles("csv", [mill, drill, holder, insert]);
    const [one, two, three, four] = rows(file?.text ?? "");
    expect(file?.name).toBe("tools.csv");
    expect(one).toMatchObject({ DC: "10", LCF: "22", OAL: "72", DCON: "10", NOF: "4", APMX: "22" });
    expect(two).toMatchObject({ DC: "8.5", SIG: "140", LU: "25", LCF: "47" });
    expect(three).toMatchObject({
      LF: "150",
      WF: "32",
      H: "25",
      B: "25",
      KAPR: "95",
      MIID: "CN.. 1204",
      DC: "",
    });
    expect(four).toMatchObject({ IC: "12.7", RE: "0.8", S: "4.76", DC: "", Designation: "CNMG 120408" });
  });

  it("names bore and shank, pitch and range of pitches, and what lies around round inserts, each by its own symbol", () => {
    const symbolsOf = (id: string, changed: Record<string, string> = {}) => {
      const tool = realProduct(id);
      return rows(
        camFiles("csv", [{ ...tool, specifications: { ...tool.specifications, ...changed } }])[0]?.text ?? "",
      )[0];
    };
    expect(symbolsOf("mil-cu-45-80")).toMatchObject({ DC: "80", DCB: "27", KAPR: "45" });
    expect(symbolsOf("mil-cu-45-80")).not.toHaveProperty("DCON");
    expect(symbolsOf("mil-cu-90-25")).toMatchObject({ DC: "25", DCON: "25" });
    expect(symbolsOf("mil-cu-r-50")).toMatchObject({ DCX: "50", DCB: "22" });
    expect(symbolsOf("mil-cu-r-50")).not.toHaveProperty("DC");
    expect(symbolsOf("thr-ei-16er200iso")).toMatchObject({ TP: "2", IC: "9.525" });
    expect(symbolsOf("thr-ii-11ira60")).toMatchObject({ TPN: "0.5", TPX: "1.5" });
    expect(symbolsOf("thr-ei-16er200iso", { threadPitch: "14 TPI" })).toMatchObject({ TP: "1.814" });
    expect(symbolsOf("thr-ei-16er200iso", { threadPitch: "48–8 TPI" })).toMatchObject({
      TPN: "0.529",
      TPX: "3.175",
    });
    expect(symbolsOf("thr-it-tap-m8-c")).toMatchObject({ DC: "8", TP: "1.25", DCON: "8" });
    expect(symbolsOf("dri-sd-85-3d", { edge: "Point angle 90°" })).toMatchObject({ SIG: "90" });
    expect(symbolsOf("mil-em-2f-6", { edge: "Chamfer 45°" })).toMatchObject({ KAPR: "45", SIG: "90" });
  });

  it("has a row for every product of the range, and no column that nobody fills", () => {
    const [file] = camFiles("csv", realProducts);
    const all = rows(file?.text ?? "");
    expect(all).toHaveLength(realProducts.length);
    for (const symbol of Object.keys(all[0] ?? {}))
      expect(
        all.some((row) => row[symbol] !== ""),
        symbol,
      ).toBe(true);
    expect(file?.text).not.toMatch(/NaN|undefined|Infinity/);
  });

  it("is a tool bit of FreeCAD for each end mill, ball nose and drill", () => {
    const files = camFiles("freecad", [mill, drill, holder, realProduct("mil-bn-2f-6")]);
    expect(files.map(({ name }) => name)).toEqual([
      "mil-em-4f-10.fctb",
      "dri-sd-85-3d.fctb",
      "mil-bn-2f-6.fctb",
    ]);
    const [first, second, third] = files.map(({ text }): unknown => JSON.parse(text));
    expect(first).toEqual({
      version: 2,
      name: mill.name,
      shape: "endmill.fcstd",
      "shape-type": "Endmill",
      parameter: {
        Diameter: "10.0000 mm",
        Length: "72.0000 mm",
        Flutes: "4",
        CuttingEdgeHeight: "22.0000 mm",
        ShankDiameter: "10.0000 mm",
      },
      attribute: {},
    });
    expect(second).toMatchObject({ shape: "drill.fcstd", parameter: { TipAngle: "140.0000 °" } });
    expect(third).toMatchObject({ shape: "ballend.fcstd" });
    expect(JSON.parse(camFiles("freecad", [realProduct("mil-em-6f-hard-8")])[0]?.text ?? "")).toMatchObject({
      shape: "bullnose.fcstd",
      parameter: { CornerRadius: "0.5000 mm" },
    });
  });

  it("is LinuxCNC's tool table, numbered, in plain letters, of the tools that turn", () => {
    const [file] = camFiles("linuxcnc", [mill, holder, drill]);
    const lines = file?.text.trimEnd().split("\n") ?? [];
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^T1 P1 D10\.0000 ;4-flute solid carbide end mill D10/);
    expect(lines[1]).toMatch(/^T2 P2 D8\.5000 ;[ -~]+$/);
  });

  it("offers no file of a format that none of the tools fits", () => {
    expect(camFiles("freecad", [insert])).toEqual([]);
    expect(camFiles("linuxcnc", [insert, holder])).toEqual([]);
    expect(camFiles("csv", [])).toEqual([]);
  });

  it("keeps a name that a spreadsheet would run as a formula a text", () => {
    const [file] = camFiles("csv", [{ ...mill, name: '=HYPERLINK("x")' }]);
    expect(file?.text).toContain(`"'=HYPERLINK(""x"")"`);
    expect(
      camFiles("linuxcnc", [{ ...mill, name: "a\nT9 P9 D1" }])[0]
        ?.text.trimEnd()
        .split("\n"),
    ).toHaveLength(1);
  });
});
