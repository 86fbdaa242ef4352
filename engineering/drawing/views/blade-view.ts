import type { Tool } from "../../values/tool.ts";
import { valuesOf } from "../../values/values.ts";
import { grooveTooth, toothOutline } from "../thread-profile.ts";
import { figure, line, type ToolDrawing } from "./drawn-view.ts";
import { openForm, openFormMark } from "./open-form.ts";
import { widthOf } from "./shank-view.ts";
import { slotView } from "./slot-view.ts";

/**
 * A parting blade from its side, its ends open forms because the seats are there, and the deepest slot that it cuts where its values say it.
 * Undefined where blade height, length or cutting width aren't known.
 */
export function bladeView(tool: Tool): ToolDrawing | undefined {
  const { insert = "" } = tool.specifications;
  const { shank, ...values } = valuesOf(tool);
  const high = shank?.note?.includes("blade height") ? shank.sides[0]?.mm : undefined;
  const [length, wide, depth] = [values.length?.max, values.width?.max, values.depth?.max];
  if (!high || !length || !wide) return undefined;
  const h = high / 2;
  const seat = Math.min(high * 0.6, length / 4);
  const slot = depth ? { wide, depth } : undefined;
  return {
    views: [
      {
        strokes: [
          openForm(
            [
              [seat, h],
              [0, h],
              [0, -h],
              [seat, -h],
            ],
            false,
          ),
          line("edge", [seat, h], [length - seat, h]),
          line("edge", [seat, -h], [length - seat, -h]),
          openForm(
            [
              [length - seat, h],
              [length, h],
              [length, -h],
              [length - seat, -h],
            ],
            false,
          ),
        ],
        dimensions: [
          {
            name: "Length",
            symbol: "OAL",
            text: figure(length),
            keys: ["length"],
            place: { kind: "x", from: [0, -h], to: [length, -h] },
          },
          {
            name: "Blade height",
            symbol: "H",
            text: figure(high),
            keys: ["shank", "size"],
            place: { kind: "y", side: "right", from: [length, -h], to: [length, h] },
          },
          {
            name: "Insert",
            text: insert || `${figure(wide)} mm`,
            keys: slot ? ["insert"] : ["insert", "width"],
            place: { kind: "leader", at: [seat * 0.45, h * 0.3], end: "dot" },
          },
          openFormMark("Ends", [length - seat * 0.5, h * 0.3]),
        ],
      },
      ...(slot ? [slotView(slot.wide, slot.depth, 0, [widthOf(slot.wide, slot.depth)])] : []),
    ],
    title: slot ? "Side view, and section of the deepest slot" : "Side view",
    isLong: true,
    notes: [
      "Ends: form not to scale, because no value gives the form of the seats.",
      ...(slot
        ? ["The last view is the deepest slot; its corners are the insert's. The DXF has this alone."]
        : []),
    ],
    outlines: slot ? [toothOutline("CUT", grooveTooth(slot.wide, slot.depth, 0))] : [],
  };
}
