import type { Mm } from "#engineering/units/units.ts";
import { OPEN_FORM } from "#engineering/drawing/views/open-form.ts";
import type { ToolDrawing } from "#engineering/drawing/views/drawn-view.ts";
import { heldAssembly, millAssembly } from "#engineering/drawing/views/assembly-view.ts";
import type { ShownProduct } from "../../../../browsing/shown-product.ts";
import { dimensionIn, type LengthUnits } from "../../../../catalogue/units/length-units.ts";
import { assemblyOf, isPartner, type Assembly } from "./assembly.ts";

/** A drawing of tools that are put together, and the setback of a corner radius of 1 mm of a held insert. */
export type AssemblyDrawing = ToolDrawing & { nose?: { setback: readonly [number, number] } };

/** The drawing of an assembly; undefined where a value leaves its form open. `nose`: a tool holder's, below its gauge line. */
export function drawAssembly(
  { body, insert }: Assembly,
  overhang: Mm,
  nose: Mm | undefined,
): AssemblyDrawing | undefined {
  return insert ? heldAssembly(body, insert, overhang) : millAssembly(body, overhang, nose);
}

/** What a tool can be put together with among these tools: each once, and only what can be drawn. */
export function assembliesOf(
  tool: ShownProduct,
  partners: readonly ShownProduct[],
): { tool: ShownProduct; assembly: Assembly }[] {
  const all = new Map(partners.filter(isPartner).map((each) => [each.id, each]));
  return [...all.values()].flatMap((each) => {
    const assembly = assemblyOf(tool, each);
    const isDrawn = assembly && drawAssembly(assembly, assembly.overhang, undefined);
    return isDrawn ? [{ tool: each, assembly }] : [];
  });
}

/** The drawing with its dimensions in these units. */
export function inUnits(drawing: AssemblyDrawing, units: LengthUnits): AssemblyDrawing {
  return {
    ...drawing,
    views: drawing.views.map((view) => ({
      ...view,
      dimensions: view.dimensions.map((each) => ({ ...each, text: dimensionIn(units, each.text) })),
    })),
  };
}

/** On a card there is no room to mark them: its words say it. */
export function withoutOpenForms(drawing: AssemblyDrawing): AssemblyDrawing {
  return {
    ...drawing,
    views: drawing.views.map((view) => ({
      ...view,
      dimensions: view.dimensions.filter(({ text }) => text !== OPEN_FORM),
    })),
  };
}
