import { describe, expect, it } from "vitest";
import { realProducts } from "#site/catalogue/testing/real-catalogue.ts";
import { drawTool } from "./draw-tool.ts";
import { envelopeOf } from "./envelope.ts";
import type { ToolShape } from "./tool-shape.ts";
import { writeStep } from "./write-step.ts";

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

/** Entities of a STEP file by their number. */
function entities(text: string): Map<string, string> {
  return new Map([...text.matchAll(/^(#\d+)=(.*);$/gm)].map(([, id = "", body = ""]) => [id, body]));
}

/** All numbers of points that are vertices, in mm. */
function vertices(text: string): number[][] {
  const all = entities(text);
  return [...all.values()]
    .filter((body) => body.startsWith("VERTEX_POINT"))
    .map((body) => all.get(/#\d+/.exec(body)?.[0] ?? "") ?? "")
    .map((body) => /\(([^()]*)\)\)$/.exec(body)?.[1]?.split(",").map(Number) ?? []);
}

describe("a round tool's envelope as STEP", () => {
  const shapes: [string, ToolShape, number | undefined][] = [
    ["end mill", mill, 32],
    ["with corner radius", { ...mill, tip: { kind: "square", cornerRadius: 1 } }, 32],
    ["ball nose", { ...mill, tip: { kind: "ball" } }, 32],
    ["drill with a thicker shank", { ...mill, diameter: 8.5, tip: { kind: "point", angle: 140 } }, 32],
    ["with a thinner shank", { ...mill, diameter: 12 }, 32],
    ["without a known shank", { ...mill, diameter: 12 }, undefined],
  ];

  it.each(shapes)("is one closed solid: each edge bounds two faces, once each way: %s", (_, shape, from) => {
    const all = entities(writeStep("test", envelopeOf(shape, from)));
    const used = new Map<string, string[]>();
    for (const body of all.values()) {
      const [, edge = "", way = ""] = /^ORIENTED_EDGE\('',\*,\*,(#\d+),\.([TF])\.\)$/.exec(body) ?? [];
      if (edge) used.set(edge, [...(used.get(edge) ?? []), way]);
    }
    expect(used.size).toBeGreaterThan(3);
    for (const ways of used.values()) expect(ways.toSorted()).toEqual(["F", "T"]);
    for (const [id, body] of all)
      for (const [reference] of body.matchAll(/#\d+/g))
        expect(all.has(reference), `${id} ${reference}`).toBe(true);
  });

  it.each(shapes)("is as long and as thick as the tool: %s", (_, shape, from) => {
    const points = vertices(writeStep("test", envelopeOf(shape, from)));
    const along = points.map(([, , z = 0]) => z);
    expect([Math.min(...along), Math.max(...along)]).toEqual([0, shape.length]);
    const wide = Math.max(...points.map(([, y = 0]) => y));
    expect(wide * 2).toBeCloseTo(Math.max(shape.diameter, shape.shank), 9);
  });

  it("keeps nothing of the tool outside: between flutes and shank it is the wider of both", () => {
    const drill = envelopeOf({ ...mill, diameter: 8.5, tip: { kind: "point", angle: 140 } }, 32);
    expect(drill).toContainEqual({ x: 22, radius: 5 });
    const thick = envelopeOf({ ...mill, diameter: 12 }, 32);
    expect(thick).toContainEqual({ x: 32, radius: 6 });
  });

  it("is there for every solid round tool that is drawn, and has no number that isn't one", () => {
    const written = realProducts.flatMap((product) => {
      const envelope = drawTool(product)?.envelope;
      return envelope ? [writeStep(product.specifications.size ?? "", envelope)] : [];
    });
    expect(written.length).toBeGreaterThan(30);
    for (const text of written) expect(text).not.toMatch(/NaN|Infinity|undefined|e\+/);
  });

  it("is ISO 10303-21 with AP214 and names the product in plain letters", () => {
    const text = writeStep("Ø10 × 22 'x'", envelopeOf(mill, 32));
    expect(text).toMatch(/^ISO-10303-21;\nHEADER;/);
    expect(text).toContain("AUTOMOTIVE_DESIGN");
    expect(text).toContain("PRODUCT('_10 x 22 _x_'");
    expect(text.endsWith("END-ISO-10303-21;\n")).toBe(true);
  });
});
