import { describe, expect, it } from "vitest";
import { realProduct, realProducts } from "#site/catalogue/testing/real-catalogue.ts";
import { startValuesOf } from "../cutting/start-values.ts";
import { camFiles as write } from "./cam-files.ts";
import type { CamFormat } from "./cam-formats.ts";
import type { CamTool } from "./cam-tool.ts";
import { camSource } from "./testing/cam-source.ts";

function camFiles(format: CamFormat, tools: readonly CamTool[]) {
  return write(format, tools, camSource);
}

function withStart(id: string): CamTool {
  const tool = realProduct(id);
  return { ...tool, startValues: startValuesOf(tool) };
}

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
    expect(symbolsOf("mil-cu-45-80")).toMatchObject({ DC: "80", DCB: "27", KAPR: "45", ZEFP: "6" });
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
      parameter: { CornerRadius: "0.5000 mm", FlatRadius: "3.5000 mm" },
    });
  });

  it("has the start values of each workpiece group as FreeCAD's presets, for that workpiece alone", () => {
    const [file] = camFiles("freecad", [withStart("dri-sd-85-3d")]);
    const { presets } = JSON.parse(file?.text ?? "") as { presets: unknown[] };
    expect(presets).toHaveLength(3);
    expect(presets[0]).toEqual({
      name: "P Steel",
      material_hint: { uuid: null, name: "Steel" },
      op_type_hint: "drill",
      surface_speed: 90,
      chipload: 0.085,
      vert_feed_ratio: 1,
      notes: "vc 70–130 m/min, fn 0.17 mm. Guidance to start with; your machine and clamping decide.",
    });
    const [slots] = camFiles("freecad", [withStart("mil-em-4f-10")]);
    expect(slots?.text).toContain('"op_type_hint": "slot"');
  });

  it("is a Fusion library: shape, preset of each workpiece group, and the way back to the tool's page", () => {
    const [file] = camFiles("fusion", [
      withStart("mil-em-4f-10"),
      withStart("dri-sd-85-3d"),
      holder,
      withStart("thr-it-tap-m8-c"),
    ]);
    expect(file).toMatchObject({ name: "tools.json", archive: "tools.tools", count: 3 });
    interface FusionTool {
      "start-values": { presets: Record<string, number | string>[] };
    }
    const { data } = JSON.parse(file?.text ?? "") as { data: FusionTool[] };
    expect(data[0]).toMatchObject({
      type: "flat end mill",
      unit: "millimeters",
      BMC: "carbide",
      "product-id": "EM-1001",
      "product-link": "https://tools.example/product/mil-em-4f-10",
      vendor: "tools.example",
      // A shank of Ø10 to DIN 6535 is 40 mm long.
      geometry: { DC: 10, LCF: 22, OAL: 72, SFDM: 10, NOF: 4, LB: 32, RE: 0, HAND: true },
      "post-process": { number: 1 },
    });
    expect(data[1]).toMatchObject({ type: "drill", geometry: { DC: 8.5, SIG: 140, LCF: 47, OAL: 89 } });
    expect(data[2]).toMatchObject({
      type: "tap right hand",
      BMC: "hss",
      geometry: { DC: 8, TP: 1.25, LCF: 20, "thread-profile-angle": 60 },
    });
    const presetsOf = (at: number) => data[at]?.["start-values"].presets ?? [];
    expect(presetsOf(0).map(({ name }) => String(name))).toEqual([
      "P Steel, shoulder milling, ae 0.1–0.4 × D, unalloyed steel",
      "P Steel, shoulder milling, ae 0.1–0.4 × D, alloy steel",
      "P Steel, slotting, unalloyed steel",
      "P Steel, slotting, alloy steel",
      "M Stainless steel, shoulder milling, ae 0.1–0.4 × D",
      "M Stainless steel, slotting",
      "K Cast iron, shoulder milling, ae 0.1–0.4 × D",
      "K Cast iron, slotting",
    ]);
    for (const { n, v_c: vc, f_z: fz, v_f: vf } of presetsOf(0)) {
      expect(Number(n)).toBeCloseTo((1000 * Number(vc)) / (Math.PI * 10), -0.4);
      expect(Math.abs(Number(vf) - Number(n) * Number(fz) * 4)).toBeLessThanOrEqual(1);
    }
    // n = 1000 × 90 ÷ (π × 8.5) = 3370 1/min, vf = 3370 × 0.17 = 573 mm/min.
    expect(presetsOf(1)[0]).toMatchObject({ n: 3370, f_n: 0.17, v_f_plunge: 573, "tool-coolant": "flood" });
    expect(presetsOf(2)[0]).toMatchObject({ f_n: 1.25, "use-feed-per-revolution": true });
  });

  it("gives Fusion all that it says of a tool itself, lengths in order", () => {
    // The keys of Fusion's own sample tools, by what its mills and its hole makers have.
    const all =
      "CSP DC HAND LB LCF NOF NT OAL RE SFDM TP assemblyGaugeLength shoulder-length thread-profile-angle tip-diameter tip-length tip-offset";
    const mill = `${all} TA shoulder-diameter`;
    const hole = `${all} SIG`;
    const [file] = camFiles("fusion", realProducts);
    const { data } = JSON.parse(file?.text ?? "") as {
      data: { type: string; geometry: Record<string, number> }[];
    };
    for (const { type, geometry } of data) {
      const keys = /mill/.test(type) ? mill : hole;
      expect(Object.keys(geometry).toSorted(), type).toEqual(keys.split(" ").toSorted());
      const lengths = ["LCF", "shoulder-length", "LB", "OAL"].map((key) => geometry[key] ?? Number.NaN);
      expect(lengths, type).toEqual(lengths.toSorted((one, other) => one - other));
      expect(geometry["NOF"]).toBeGreaterThan(0);
    }
    expect(new Set(data.map(({ type }) => type))).toEqual(
      new Set(["ball end mill", "bull nose end mill", "drill", "flat end mill", "tap right hand"]),
    );
  });

  it("gives a tool of a Fusion library the same id each time, and no two the same", () => {
    const ids = (text = "") => [...text.matchAll(/"guid": "([^"]+)"/g)].map(([, id = ""]) => id);
    const all = realProducts.map(({ id }) => withStart(id));
    const [first] = camFiles("fusion", all);
    expect(ids(first?.text)).toEqual(ids(camFiles("fusion", all)[0]?.text));
    expect(new Set(ids(first?.text)).size).toBe(ids(first?.text).length);
    expect(ids(first?.text)[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it("is a document of MTConnect with the tools as archetypes, words escaped", () => {
    const [file] = camFiles("mtconnect", [mill, { ...insert, name: 'A < B & "C"' }]);
    expect(file?.text).toContain('<CuttingDiameterMax code="DC" units="MILLIMETER">10</CuttingDiameterMax>');
    expect(file?.text).toContain('<ShankDiameter code="DMM" units="MILLIMETER">10</ShankDiameter>');
    expect(file?.text).toContain('<CornerRadius code="RE" units="MILLIMETER">0.8</CornerRadius>');
    expect(file?.text).toContain("A &lt; B &amp; &quot;C&quot;");
    expect(file?.text).toContain("https://tools.example/product/mil-em-4f-10");
    expect(file?.text.match(/<CuttingToolArchetype /g)).toHaveLength(2);
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
    expect(camFiles("fusion", [insert, holder])).toEqual([]);
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
