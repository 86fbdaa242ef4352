import { describe, expect, it } from "vitest";
import { envelopeOf, type Envelope } from "./envelope.ts";
import type { ToolShape } from "./tool-shape.ts";
import { writeStep } from "./write-step.ts";

/** The surfaces of a STEP file with their own numbers: radii and angles. */
function surfaces(shape: ToolShape): string[] {
  const text = writeStep("test", envelopeOf(shape, 32));
  const found = [...text.matchAll(/=([A-Z]+)_SURFACE\('',#\d+,([^)]*)\);/g)];
  return found.map(([, kind = "", figures = ""]) => `${kind} ${figures}`);
}

/** Axis and place of each surface of a kind. */
function places(envelope: Envelope, kind: string): string[] {
  const text = writeStep("test", envelope);
  const all = new Map([...text.matchAll(/^(#\d+)=(.*);$/gm)].map(([, id = "", body = ""]) => [id, body]));
  const inside = (id: string) => /\(([^()]*)\)\)$/.exec(all.get(id) ?? "")?.[1] ?? "";
  return [...all.values()]
    .filter((body) => body.startsWith(`${kind}_SURFACE`))
    .map((body) => all.get(/#\d+/.exec(body)?.[0] ?? "") ?? "")
    .map((body) =>
      [...body.matchAll(/#\d+/g)]
        .slice(0, 2)
        .map(([id]) => inside(id))
        .join(" / "),
    );
}

describe("the surfaces of a STEP file", () => {
  const body: ToolShape = {
    diameter: 10,
    length: 72,
    cuttingLength: 22,
    shank: 10,
    flutes: 2,
    isHelical: true,
    isStandardShank: true,
    hasFlat: false,
    tip: { kind: "square", cornerRadius: 0 },
  };

  it.each<[string, ToolShape, string[]]>([
    ["a flat end mill", body, ["CYLINDRICAL 5."]],
    [
      "a corner radius",
      { ...body, tip: { kind: "square", cornerRadius: 1 } },
      ["TOROIDAL 4.,1.", "CYLINDRICAL 5."],
    ],
    ["a ball", { ...body, tip: { kind: "ball" } }, ["SPHERICAL 5.", "CYLINDRICAL 5."]],
    [
      "a 90° cone",
      { ...body, tip: { kind: "point", angle: 90 } },
      ["CONICAL 0.,0.785398163", "CYLINDRICAL 5."],
    ],
    [
      "a 140° point",
      { ...body, tip: { kind: "point", angle: 140 } },
      ["CONICAL 0.,1.221730476", "CYLINDRICAL 5."],
    ],
    ["a thicker shank", { ...body, diameter: 8 }, ["CYLINDRICAL 4.", "CYLINDRICAL 5."]],
    ["a thinner shank", { ...body, diameter: 12 }, ["CYLINDRICAL 6.", "CYLINDRICAL 5."]],
  ])("have the radius and angle of the tool: %s", (_, shape, expected) => {
    expect(surfaces(shape)).toEqual(expected);
  });

  it("stand where the tool has them, along its axis", () => {
    expect(places(envelopeOf({ ...body, tip: { kind: "ball" } }, 32), "SPHERICAL")).toEqual([
      "0.,0.,5. / 0.,0.,1.",
    ]);
    expect(places(envelopeOf({ ...body, tip: { kind: "square", cornerRadius: 1 } }, 32), "TOROIDAL")).toEqual(
      ["0.,0.,1. / 0.,0.,1."],
    );
    expect(places(envelopeOf({ ...body, tip: { kind: "point", angle: 140 } }, 32), "CONICAL")).toEqual([
      "0.,0.,0. / 0.,0.,1.",
    ]);
  });

  it("narrow along the axis where the body does", () => {
    const envelope: Envelope = [
      { x: 0, radius: 0 },
      { x: 0, radius: 6 },
      { x: 2, radius: 4 },
      { x: 10, radius: 4 },
      { x: 10, radius: 0 },
    ];
    expect(writeStep("test", envelope)).toMatch(/CONICAL_SURFACE\('',#\d+,4\.,0\.785398163\)/);
    expect(places(envelope, "CONICAL")).toEqual(["0.,0.,2. / 0.,0.,-1."]);
  });
});
