import type { Mm } from "#engineering/units/units.ts";
import { OPEN_FORM } from "#engineering/drawing/views/open-form.ts";
import {
  heldAssembly,
  millAssembly,
  type AssembledDrawing,
} from "#engineering/drawing/views/assembly-view.ts";
import type { ShownProduct } from "../../../../browsing/shown-product.ts";
import { dimensionIn, type LengthUnits } from "../../../../catalogue/units/length-units.ts";
import { assemblyOf, isPartner, type Assembly } from "./assembly.ts";

/** The drawing of an assembly; undefined where a value leaves its form open. `nose`: a tool holder's, below its gauge line. */
export function drawAssembly(
  { kind, body, insert }: Assembly,
  overhang: Mm,
  nose: Mm | undefined,
): AssembledDrawing | undefined {
  const isTurned = kind === "holder" || kind === "bar" || kind === "blade";
  if (isTurned) return insert && heldAssembly(body, insert, overhang);
  return millAssembly(body, overhang, nose, insert);
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
export function inUnits(drawing: AssembledDrawing, units: LengthUnits): AssembledDrawing {
  return {
    ...drawing,
    views: drawing.views.map((view) => ({
      ...view,
      dimensions: view.dimensions.map((each) => ({ ...each, text: dimensionIn(units, each.text) })),
    })),
  };
}

/** Views beyond so many leave each of them too small for a card. */
const MOST_ON_CARD = 3;

/** On a card there is no room to mark open forms: its words say it. Of many views it has the first and the last. */
export function forCard(drawing: AssembledDrawing): AssembledDrawing {
  const { views } = drawing;
  const shown = views.length > MOST_ON_CARD ? [...views.slice(0, 1), ...views.slice(-1)] : views;
  return {
    ...drawing,
    views: shown.map((view) => ({
      ...view,
      dimensions: view.dimensions.filter(({ text }) => text !== OPEN_FORM),
    })),
  };
}
