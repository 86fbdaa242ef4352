import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { camFiles } from "#engineering/cam/cam-files.ts";
import { camSource } from "#engineering/cam/testing/cam-source.ts";
import { madeWorkbook, sheetRows } from "#testing/made-workbook.ts";
import { realProducts } from "../../catalogue/testing/real-catalogue.ts";
import { matchLine, type MatchedLine } from "../match-line.ts";
import { MAX_LIST_FILE_BYTES, readListFile } from "../read-list-file.ts";
import { realSearch as index } from "../../catalogue/search/testing/real-search.ts";

type Content = string | Uint8Array<ArrayBuffer>;

async function match(name: string, content: Content): Promise<MatchedLine[]> {
  const list = await readListFile(new File([content], name));
  if (typeof list === "string") throw new Error(list);
  return list.lines.map((line) => matchLine(index, line));
}

async function words(name: string, content: Content): Promise<string[]> {
  return (await match(name, content)).map((line) => line.words);
}

/** What a line means, and the tools that it may be. */
function meant({ verdict, tools }: MatchedLine): string {
  return `${verdict}: ${tools.map(({ id }) => id).join(", ")}`;
}

function zipped(name: string, text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(zipSync({ [name]: strToU8(text) }));
}

/** As Fusion exports a tool. */
function fusion(type: string, geometry: object, more: object = {}): string {
  const tool = { guid: "9f1c", type, unit: "millimeters", vendor: "Maker", geometry, ...more };
  return JSON.stringify({ data: [tool], version: 36 });
}

describe("a CAM file", () => {
  it("that this site made names each tool of it again, once, and no other", async () => {
    for (const format of ["fusion", "linuxcnc", "csv"] as const) {
      const [file] = camFiles(format, realProducts, camSource);
      const lines = await match(
        file?.archive ?? file?.name ?? "",
        file?.archive ? zipped("tools.json", file.text) : (file?.text ?? ""),
      );
      expect(lines, format).toHaveLength(file?.count ?? 0);
      for (const line of lines) {
        const [tool] = line.tools;
        expect(line, line.source).toMatchObject({ verdict: "one", quantity: 1, ignoredWords: "", make: "" });
        expect(line.source, format).toContain(tool?.orderCode);
      }
    }
  });

  it("of FreeCAD leads to the tool or to the few of its size", async () => {
    for (const { name, text } of camFiles("freecad", realProducts, camSource)) {
      const [line] = await match(name, text);
      expect(["one", "several"], name).toContain(line?.verdict);
      expect(
        line?.tools.map(({ id }) => `${id}.fctb`),
        name,
      ).toContain(name);
    }
  });

  it.each([
    [
      "flat end mill",
      { DC: 10, NOF: 4, LCF: 22 },
      "end mill Ø10 mm 4 flutes 22 mm deep",
      "one: mil-em-4f-10",
    ],
    ["flat end mill", { DC: 10, NOF: 4, LCF: 50 }, "end mill Ø10 mm 4 flutes 50 mm deep", "near: "],
    ["ball end mill", { DC: 6, NOF: 2, RE: 3 }, "ball nose Ø6 mm 2 flutes", "one: mil-bn-2f-6"],
    ["drill", { DC: 8.5, SIG: 140 }, "drill Ø8.5 mm", "several: dri-sd-85-3d"],
    ["tap right hand", { DC: 8, TP: 1.25 }, "M8 × 1.25 tap", "several: thr-it-tap-m8-c"],
    ["flat end mill", { DC: 11, NOF: 4 }, "end mill Ø11 mm 4 flutes", "near: "],
  ])("of Fusion with a maker's %s is matched by its shape: %o", async (type, geometry, sought, wanted) => {
    const [line] = await match("Library.json", fusion(type, geometry, { "product-id": "46295" }));
    expect(line?.words).toBe(sought);
    expect(line?.make).toBe("Maker");
    expect(line && meant(line)).toContain(wanted);
  });

  it("in inches is read in mm", async () => {
    const text = fusion("flat end mill", { DC: 0.25, NOF: 2 }, { unit: "inches", BMC: "hss" });
    expect(await words("x.tools", zipped("tools.json", text))).toEqual(["HSS end mill Ø6.35 mm 2 flutes"]);
  });

  it("leaves out holders and probes, and says so", async () => {
    const data = [
      { type: "holder", guid: "1", description: "ER32 holder" },
      { type: "drill", guid: "2", description: "Drill", geometry: { DC: 5 } },
    ];
    const list = await readListFile(new File([JSON.stringify({ data })], "a.json"));
    expect(list).toMatchObject({
      lines: [{ words: "drill Ø5 mm" }],
      leftOut: [{ source: "ER32 holder", why: "no tool" }],
    });
  });

  it("of FreeCAD is read by shape and sizes, in mm or inches", async () => {
    const bit = (shape: string, parameter: object) =>
      JSON.stringify({ version: 2, name: "Bit", shape, parameter, attribute: {} });
    expect(await words("a.fctb", bit("endmill.fcstd", { Diameter: "5.0000 mm", Flutes: "2" }))).toEqual([
      "end mill Ø5 mm 2 flutes",
    ]);
    expect(await words("a.fctb", bit("ballend.fcstd", { Diameter: "0.2500 in" }))).toEqual([
      "ball nose Ø6.35 mm",
    ]);
    const bullnose = bit("bullnose.fcstd", { Diameter: "6.0000 mm", FlatRadius: "2.5000 mm" });
    expect(await words("a.fctb", bullnose)).toEqual(["end mill Ø6 mm corner radius 0.5 mm"]);
    const vbit = bit("v-bit.fcstd", { Diameter: "10 mm", CuttingEdgeAngle: "90.0000 °" });
    expect(await words("a.fctb", vbit)).toEqual(["chamfer mill Ø10 mm 90°"]);
    const library = JSON.stringify({ tools: [{ nr: 1, path: "5mm_Endmill.fctb" }], version: 1 });
    expect(await words("Default.fctl", library)).toEqual(["5mm Endmill"]);
  });

  it("with LinuxCNC's table is read by its remarks", async () => {
    const table = "; mill\nT1 P1 Z0.511 D0.125 ;1/8 end mill\nT2 P2 D8.5 ;drill\nT99 P-1 D16\n";
    expect(await words("tool.tbl", table)).toEqual(["1/8 end mill", "drill Ø8.5 mm", "Ø16 mm"]);
  });

  it("with a program is read by the comments that name its tools, each once", async () => {
    const program = `%
O1001 (BRACKET)
(MACHINE: VF2, FEED 500)
(T1 D=10. CR=0. - ZMIN=-15. - FLAT END MILL)
(T5  D=8.5 CR=0. TAPER=118DEG - ZMIN=-20. - DRILL)
N10 G90 G94 G17
N15 G21
(FACE1)
N20 T1 M6
N25 S5000 M3
T7 M6 (M8X1.25 TAP)
N30 T0101 (CNMG 120408)
G1 X10 F200
M30
%`;
    expect(await words("o1001.nc", program)).toEqual([
      "end mill Ø10 mm",
      "drill Ø8.5 mm",
      "M8X1.25 TAP",
      "CNMG 120408",
    ]);
    const called =
      "O2\nG21\n(T1 CNMG 120408)\nG70 P10 Q20\nT0101 (CNMG 120408)\n(T3 D=10. CR=0. - DRILL)\nG1 X1 F9\n";
    expect(await words("a.nc", called)).toEqual(["CNMG 120408", "drill Ø10 mm"]);
    const carvera = "(@FC|TOOL|number=1|type=endmill|diameter=6|flutes=2)\nG21\nG0 X0 Y0\nG1 X5 F100\n";
    expect(await words("a.nc", carvera)).toEqual(["end mill Ø6 mm 2 flutes"]);
    const inches = "%\nO1\n(T1 D=0.25 CR=0. - ZMIN=-1. - BALL END MILL)\nG20\nG1 X1 F9\n%";
    expect(await words("a.nc", inches)).toEqual(["ball nose Ø6.35 mm"]);
    const heidenhain =
      '0 BEGIN PGM 7 MM\n5 TOOL CALL 3 Z S3000 ; DRILL D8.5\n6 TOOL CALL "BALL_NOSE_D6" Z S5000\n7 L X+10 F100';
    expect(await words("7.h", heidenhain)).toEqual(["DRILL D8.5", "BALL NOSE D6"]);
    const siemens = 'N10 G17 G90\nN20 T="TAP_M8" M6\nN30 G1 X10 F100';
    expect(await words("a.mpf", siemens)).toEqual(["TAP M8"]);
    // The head of a program that is larger than a list may be.
    const long = program.replace("G1 X10 F200", "G1 X10 F200\n".repeat(MAX_LIST_FILE_BYTES / 10));
    expect(await words("o1001.nc", long)).toHaveLength(4);
  });

  it("with a setup sheet takes no size for a quantity", async () => {
    const rows = [
      ["Setup sheet", "", "", ""],
      ["Tool No.", "Description", "Dia", "Stick out"],
      ["1", "Flat end mill", "10", "40"],
      ["2", "M8 x 1.25 tap", "8", "60"],
    ];
    const expected = [
      { words: "Flat end mill Ø10", quantity: 1 },
      { words: "M8 x 1.25 tap", quantity: 1 },
    ];
    const csv = rows.map((row) => row.join(",")).join("\n");
    expect(await match("setup.csv", csv)).toMatchObject(expected);
    expect(await match("setup.xlsx", madeWorkbook(sheetRows(rows)))).toMatchObject(expected);
  });

  it.each([
    ["tools.json", '{"data": [', "unreadable"],
    ["tools.json", '{"name": "cutting-tools", "version": "1"}', "no tools"],
    ["tools.tools", zipped("tools.json", '{"data": []}'), "no tools"],
    ["tools.tools", zipped("readme.txt", "nothing"), "unreadable"],
    ["drawing.dxf", "0\nSECTION\n2\nHEADER\n", "no tools"],
    ["tool.step", "ISO-10303-21;\nHEADER;", "no tools"],
    ["page.xml", '<?xml version="1.0"?><MTConnectAssets/>', "no tools"],
    ["empty.nc", "%\nO1\nG21\nG1 X1 F100\nM30\n%", "no tools"],
    ["tools.tools", zipped("tools.json", " ".repeat(17_000_000)), "unpacks too large"],
  ])("that holds no tool is refused, not guessed at: %s %s", async (name, content, fault) => {
    const { error } = console;
    console.error = () => undefined;
    expect(await readListFile(new File([content], name))).toBe(fault);
    console.error = error;
  });

  it.each([
    ["(TOOL ", " ", "1)"],
    ["%\n(T1 ", "[", ")"],
    ["T1 P1 ;", "[", ""],
    ['%\nT="', 'T="', ""],
  ])("of two megabytes that nobody wrote is done with at once: %s%s…%s", async (start, middle, end) => {
    const filling = middle.repeat((MAX_LIST_FILE_BYTES - 100) / middle.length);
    expect(await readListFile(new File([`${start}${filling}${end}`], "a.txt"))).toBeDefined();
  });

  it("is told from a list of an order, which is read as before", async () => {
    const order = "M6 tap 5\nG1/4 tap 2\nT-slot mill 10 mm, 3 nos\nM8 x 1 tap x 4";
    const list = await readListFile(new File([order], "order.txt"));
    expect(list).toMatchObject({
      lines: [{ quantity: 5 }, { quantity: 2 }, { quantity: 3 }, { quantity: 4 }],
    });
    const taps = await readListFile(new File(["G1 tap qty 5\nG2 tap x 2\n50 nos CNMG 120408"], "a.txt"));
    expect(taps).toMatchObject({ lines: [{ quantity: 5 }, { quantity: 2 }, { quantity: 50 }] });
    const mail = await readListFile(new File(["[EXTERNAL]\n50 nos CNMG 120408"], "a.txt"));
    expect(JSON.stringify(mail)).toContain('"quantity":50');
    for (const heading of ["Qnty", "Required"])
      expect(
        await readListFile(new File([`Tool No,Description,${heading}\n1,M8 tap,50\n2,M6 tap,30`], "a.csv")),
      ).toMatchObject({ lines: [{ quantity: 50 }, { quantity: 30 }] });
    const table = "Tool No,Description,Qty\n1,M8 tap,5\n2,M6 tap,3";
    expect(await readListFile(new File([table], "order.csv"))).toMatchObject({
      lines: [{ quantity: 5 }, { quantity: 3 }],
    });
  });
});
