import { describe, expect, it } from "vitest";
import { decodeInsert, type InsertDesignation } from "../designation/insert-designation.ts";
import { insertSection, insertTop } from "./insert-top.ts";
import { solidToolOutlines } from "./solid-tool-outlines.ts";
import { readDxf, readPath, type Measured } from "./testing/read-drawings.ts";
import type { ToolShape } from "./tool-shape.ts";
import { writeDxf } from "./write-dxf.ts";
import { writePath } from "./write-path.ts";

function insert(code: string): InsertDesignation {
  const read = decodeInsert(code);
  if (read.kind === "refusal") throw new Error(read.sentence);
  return read;
}

/** An insert's face as it is read back from its DXF and from its SVG path. */
function faces(code: string): Measured[] {
  const outline = insertTop(insert(code));
  if (!outline) throw new Error(`${code}: no outline`);
  return [...readDxf(writeDxf([outline])).map(({ measured }) => measured), readPath(writePath(outline))];
}

/** Distances of all straight edges from the centre, mm. */
function reaches({ edges }: Measured): number[] {
  return edges.map(([[x, y], [tx, ty]]) => Math.abs(x * ty - tx * y) / Math.hypot(tx - x, ty - y));
}

/** Angles between neighbouring straight edges inside the outline, degrees. */
function angles({ edges }: Measured): number[] {
  return edges.map(([[x, y], [tx, ty]], at) => {
    const [[nx, ny], [mx, my]] = edges[(at + 1) % edges.length] ?? [
      [0, 0],
      [1, 0],
    ];
    const turn = Math.atan2(my - ny, mx - nx) - Math.atan2(ty - y, tx - x);
    const positive = Math.abs((((turn * 180) / Math.PI + 540) % 360) - 180);
    return 180 - positive;
  });
}

describe("an insert's outline, read back from DXF and SVG", () => {
  it.each([
    ["CNMG 120408", 80, 4, 12.7, 0.8],
    ["DNMG 150608", 55, 4, 12.7, 0.8],
    ["VNMG 160404", 35, 4, 9.525, 0.4],
    ["TNMG 160408", 60, 3, 9.525, 0.8],
    ["SNMG 120408", 90, 4, 12.7, 0.8],
    ["WNMG 080408", 80, 6, 12.7, 0.8],
  ])(
    "%s has its corner of %s°, its edges touch the circle, its radius is right",
    (code, corner, edges, circle, radius) => {
      for (const face of faces(code)) {
        expect(face.edges).toHaveLength(edges);
        expect(Math.min(...angles(face).map((angle) => Math.abs(angle - corner)))).toBeLessThan(0.1);
        expect(Math.min(...angles(face))).toBeGreaterThan(corner - 0.1);
        for (const reach of reaches(face)) expect(Math.abs(reach - circle / 2)).toBeLessThan(0.01);
        expect(face.radii.length).toBeGreaterThan(0);
        for (const each of face.radii) expect(Math.abs(each - radius)).toBeLessThan(0.001);
      }
    },
  );

  it("of a round insert is a circle of its diameter", () => {
    for (const face of faces("RCMT 1204M0")) {
      expect(face.width).toBeCloseTo(12, 3);
      expect(face.height).toBeCloseTo(12, 3);
    }
  });

  it("reaches as far as its m says: from the circle to the rounded corner", () => {
    const { cornerDimension = 0 } = insert("CNMG 120408");
    for (const face of faces("CNMG 120408"))
      expect(face.width / 2).toBeCloseTo(12.7 / 2 + cornerDimension, 3);
  });

  it("is left out where the code leaves it open", () => {
    for (const code of ["APMT 1604PDER", "SEKN 1203AFTN", "LNUX 301940", "CCMT 040204"]) {
      expect(insertTop(insert(code))).toBeUndefined();
    }
  });

  it("has a section as thick as it is, slanted by its clearance", () => {
    const section = insertSection(insert("CCMT 09T304"));
    if (!section) throw new Error("no section");
    const face = readPath(writePath(section));
    expect(face.height).toBeCloseTo(3.97, 3);
    expect(face.width).toBeCloseTo(9.525, 3);
    const slant = Math.min(...angles(face));
    expect(slant).toBeCloseTo(83, 1);
    expect(insertSection(insert("TCMT 110204"))).toBeUndefined();
  });
});

describe("a solid tool's outline, read back from its DXF", () => {
  const mill: ToolShape = {
    diameter: 10,
    length: 72,
    cuttingLength: 22,
    shank: 10,
    flutes: 4,
    isHelical: true,
    isStandardShank: true,
    hasFlat: true,
    tip: { kind: "square", cornerRadius: 0 },
  };
  const drill: ToolShape = {
    ...mill,
    diameter: 8.5,
    length: 89,
    cuttingLength: 47,
    tip: { kind: "point", angle: 140 },
  };
  const read = (shape: ToolShape) => readDxf(writeDxf(solidToolOutlines(shape) ?? []));

  it("has what cuts and what doesn't on layers of their own, in true size", () => {
    const [cut, shank] = read(mill);
    expect(cut).toMatchObject({ layer: "CUT", measured: { width: 22, height: 10 } });
    expect(shank).toMatchObject({ layer: "NOCUT", measured: { width: 40, height: 10, right: 72 } });
  });

  it("has a drill's point", () => {
    const [cut] = read(drill);
    if (!cut) throw new Error("nothing read");
    expect(Math.max(...angles(cut.measured).filter((angle) => angle < 170))).toBeCloseTo(140, 1);
    expect(cut.measured.width).toBeCloseTo(47, 3);
  });

  it("has a ball nose's half circle", () => {
    const [cut] = read({ ...mill, tip: { kind: "ball" } });
    expect(cut?.measured.radii).toEqual([5]);
    expect(cut?.measured.width).toBeCloseTo(22, 3);
  });

  it("makes up no body: no shank that no standard gives, nothing of a tap, nothing between flutes and shank", () => {
    const plain = { ...mill, isStandardShank: false };
    expect(read(plain).map(({ layer }) => layer)).toEqual(["CUT"]);
    expect(read({ ...mill, shank: 11 }).map(({ layer }) => layer)).toEqual(["CUT"]);
    expect(
      solidToolOutlines({ ...mill, tip: { kind: "thread", chamfer: 3, pitch: 1.5, reach: 20 } }),
    ).toBeUndefined();
    const [cut, shank] = read(mill);
    expect(cut?.measured.right).toBe(22);
    expect(shank?.measured.left).toBe(32);
  });

  it("is DXF R12: header, layers, closed polylines, end", () => {
    const text = writeDxf(solidToolOutlines(mill) ?? []);
    expect(text).toMatch(/\$ACADVER\n1\nAC1009\n/);
    expect(text).toMatch(/\n0\nEOF\n$/);
    expect(text).not.toMatch(/NaN|Infinity|-0\n/);
    // Group codes and values alternate.
    const lines = text.trimEnd().split("\n");
    expect(lines.length % 2).toBe(0);
    expect(lines.filter((_, at) => at % 2 === 0).every((code) => /^\d+$/.test(code))).toBe(true);
  });
});
