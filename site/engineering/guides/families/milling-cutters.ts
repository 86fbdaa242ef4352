import { edgeFigure } from "../../../catalogue/model/edge.ts";
import { valuesOf } from "../../../catalogue/model/values.ts";
import type { GuideTable, GuideText, GuideTool } from "../guide.ts";
import { span } from "./span.ts";

/** The cutting edge angles of the range: how much thinner than the feed the chip is. */
function angleTable(products: readonly GuideTool[]): GuideTable[] {
  const cutters = products
    .filter((product) => product.family === "milling-cutter")
    .flatMap((product) => {
      const { edge, diameter } = valuesOf(product);
      const angle = edgeFigure(edge, "KAPR");
      return angle === undefined || !diameter ? [] : [{ angle, diameter: diameter.max }];
    });
  const rows = [...Map.groupBy(cutters, ({ angle }) => angle)]
    .toSorted(([one], [other]) => other - one)
    .map(([angle, own]) => {
      const sine = Math.sin((angle * Math.PI) / 180);
      return [
        `${angle}°`,
        span(own.map(({ diameter }) => diameter)),
        `${sine.toFixed(2)} × fz`,
        `${(1 / sine).toFixed(2)} ×`,
        String(own.length),
      ];
    });
  return [
    {
      title: "Cutting edge angles and the chip",
      note: "hex = fz · sin KAPR, with at least half of the diameter in the cut. Round inserts have another angle at each depth.",
      head: ["KAPR", "Diameters", "Thickest chip", "Feed for the chip of 90°", "Cutters"],
      rows,
    },
  ];
}

/** Milling cutters with indexable inserts. */
export const millingCutters: GuideText = {
  family: "milling-cutter",
  title: "Indexable milling cutters",
  lead: "A cutter's name is ours and follows no standard: what it does stands in its cutting edge angle, its diameter, its teeth and its seat.",
  example: "SM90-50-Z4",
  says: [
    { key: "edge", means: "90° for shoulders, 45° for faces, round to copy" },
    { key: "diameter", means: "where it cuts" },
    { key: "flutes", means: "seats around it" },
    { key: "insert", means: "the seat: what an insert's code must begin with" },
    { key: "depth", means: "the largest depth of one cut" },
    { key: "shank", means: "what the arbor or holder must have" },
  ],
  keys: ["edge", "shank", "finish"],
  choose: [
    {
      when: "Shoulder, slot, pocket",
      take: "KAPR 90°: the only one that leaves an upright wall. The force goes across the spindle, so short and rigid.",
    },
    {
      when: "Plane faces",
      take: "KAPR 45°: a thinner chip, so more feed; the force goes half along the spindle, and no corner breaks out where the cutter leaves.",
    },
    {
      when: "Copying, ramping, hard skin",
      take: "Round inserts: the strongest edge. The shallower the cut, the thinner the chip and the more feed.",
    },
    {
      when: "Diameter",
      take: "About a third wider than the face, off its middle. Much wider than the face cuts in and out too often.",
    },
    {
      when: "Teeth",
      take: "Few where chips are long or the machine is weak; many in cast iron and narrow cuts. Two at least should be in the cut.",
    },
    {
      when: "Mounting",
      take: "Small ones have a shank; from about Ø40 a bore to DIN 8030 keeps the overhang short.",
    },
  ],
  wear: ["seat", "screw", "chatter"],
  tables: angleTable,
};
