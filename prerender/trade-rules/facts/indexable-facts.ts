import { families } from "#site/catalogue/families/families.ts";
import { seatIn, seatOf } from "#site/catalogue/relations/insert-seat.ts";
import { shapes, type InsertShape } from "#engineering/designation/insert-forms.ts";
import { decodeHolder } from "#engineering/designation/holder-designation.ts";
import { decodeInsert } from "#engineering/designation/insert-designation.ts";
import type { Tool } from "../tool.ts";
import type { Fact, FactValue } from "./fact.ts";

/** Shapes that a word alone names; a rhombic insert is named by its angle. */
const spokenShapes: Readonly<Record<string, string>> = {
  round: "round",
  square: "square",
  triangle: "triangular",
  trigon: "trigon",
  octagon: "octagonal",
};

/** How texts call a clamping of ISO 5608. */
const spokenClampings: Readonly<Record<string, readonly string[]>> = {
  "top clamp and pin": ["pin and top clamp"],
  "lever or pin through the hole": ["lever lock"],
  screw: ["screw clamp", "screw clamping"],
};

/** Facts of inserts and of what holds them. */
export const indexableFacts: readonly Fact[] = [
  {
    name: "KAPR",
    key: "edge",
    read: (tool) => tool.edge("KAPR"),
    phrases: ["κr #°", "#° … holder", "#° … bar", "#° … mill", "#° face milling", "#° shoulder milling"],
  },
  {
    name: "corner angle",
    key: "insert",
    // "45° milling insert" is named by its angle in the cutter.
    read: (tool) => (tool.family === "milling-insert" ? undefined : shapeOf(tool)?.angle),
    phrases: ["#° … insert", "#° … inserts", "#° corner", "#° trigon"],
  },
  {
    name: "corners",
    key: "size",
    read: corners,
    phrases: ["# … corners", "#-corner", "# … edges", "#-edged"],
  },
  {
    name: "thickness",
    key: "size",
    read: (tool) => {
      const code = families[tool.family].kind === "insert" ? decodeInsert(tool.text("size")) : undefined;
      return code === undefined || code.kind === "refusal" ? undefined : Number(code.thickness.toFixed(2));
    },
    phrases: ["# mm thick"],
  },
  {
    name: "sides",
    key: "size",
    read: sides,
    phrases: ["#-sided"],
    words: ["one", "double"],
  },
  {
    name: "rake",
    key: "size",
    read: rake,
    phrases: ["# … insert", "# … inserts"],
    words: ["positive", "negative"],
  },
  {
    name: "shape",
    key: "insert",
    read: (tool) => {
      const shape = shapeOf(tool);
      return shape && (spokenShapes[shape.name] ?? []);
    },
    phrases: ["# … insert", "# … inserts"],
    words: Object.values(spokenShapes),
  },
  {
    name: "clamping",
    key: "size",
    read: (tool) => {
      const code =
        tool.family === "turning-holder" || tool.family === "boring-bar"
          ? decodeHolder(tool.text("size"))
          : undefined;
      return code === undefined || code.kind === "refusal"
        ? undefined
        : (spokenClampings[code.head.clamping] ?? []);
    },
    phrases: ["#"],
    words: Object.values(spokenClampings).flat(),
  },
  {
    name: "groove clamping",
    key: "insert",
    read: (tool) => {
      const seat = seatIn(tool.product);
      // A blade may be double-ended itself.
      return seat?.family === "groove" && tool.family !== "parting-blade" ? seat.clamping : undefined;
    },
    phrases: ["#"],
    words: ["self-clamping", "double-ended"],
  },
  {
    name: "seat",
    key: "insert",
    // Words may leave out the M0 or 00 of a round seat.
    read: (tool) => {
      const seat = seatOf(tool.product);
      return seat && [...new Set([seat, seat.replace(/(?:M0|00)$/, "")])];
    },
    phrases: ["#"],
    words: [String.raw`[A-Z]{2}\.\. \w{4}(?:M0|00)?`, String.raw`\d\d[EI][RL]`],
    in: ["name", "description", "features", "spares"],
  },
  {
    name: "ISO group",
    key: "grade",
    read: (tool) =>
      tool.values.grade?.applications.map(({ letter, from }) => letter + String(from).padStart(2, "0")),
    phrases: ["^#", "grade #", "ISO #"],
    words: [String.raw`[PMKNSH]\d\d(?![–-]| (?:\w+ )?steel)`],
    in: ["name", "features"],
  },
  {
    name: "hand",
    key: "type",
    read: (tool) => ["right", "left"].find((hand) => tool.text("type").includes(`${hand} hand`)),
    phrases: ["^#-hand"],
    words: ["right", "left"],
    in: ["name", "description", "features"],
  },
  {
    name: "insert width",
    key: "width",
    read: (tool) => (seatIn(tool.product)?.family === "groove" ? tool.most("width") : undefined),
    phrases: ["# mm … insert", "# mm … inserts", "# mm … holders", "insert # mm", "width # mm"],
    in: ["name", "description", "features", "spares"],
  },
  {
    name: "lead angle",
    key: "edge",
    read: (tool) => tool.edge("Lead angle"),
    phrases: ["#° lead angle", "hand #°"],
  },
  {
    name: "shank sides",
    key: "shank",
    read: (tool) => (families[tool.family].kind === "insert" ? undefined : tool.sides("shank")),
    phrases: ["# mm shank"],
  },
  {
    name: "bore",
    key: "diameter",
    read: (tool) => (families[tool.family].diameter === "bore" ? tool.most("diameter") : undefined),
    phrases: ["minimum bore #", "minimum bore Ø#", "bores from #", "bores from Ø#"],
  },
];

/** The shape of an insert, or of the one that a holder takes. */
function shapeOf(tool: Tool): InsertShape | undefined {
  const seat = seatIn(tool.product);
  return seat?.family === "iso" ? shapes[seat.shape] : undefined;
}

/** The corners that cut: of an insert those of its designation, of a holder those that its inserts may have. */
function corners(tool: Tool): FactValue | undefined {
  const seat = seatIn(tool.product);
  if (seat?.family === "threading") return 3;
  if (seat?.family === "groove") return seat.clamping === "double-ended" ? 2 : 1;
  // How many corners have a tip, no designation says.
  if (seat === undefined || tool.family === "superhard-insert") return undefined;
  const ofFace = shapes[seat.shape]?.corners;
  if (families[tool.family].kind !== "insert")
    return ofFace === undefined ? undefined : seat.clearance === "N" ? [ofFace, 2 * ofFace] : ofFace;
  const code = decodeInsert(tool.text("size"));
  return code.kind === "refusal" ? undefined : code.corners;
}

/** Whether one face cuts or both: a positive insert has one, a negative one by its corners. */
function sides(tool: Tool): string | undefined {
  const seat = seatIn(tool.product);
  if (seat?.family !== "iso") return undefined;
  if (seat.clearance !== "N") return "one";
  const all = corners(tool);
  const ofFace = shapes[seat.shape]?.corners;
  if (typeof all !== "number" || ofFace === undefined) return undefined;
  return all > ofFace ? "double" : "one";
}

function rake(tool: Tool): string | undefined {
  const seat = seatIn(tool.product);
  if (seat?.family !== "iso") return undefined;
  return seat.clearance === "N" ? "negative" : "positive";
}
