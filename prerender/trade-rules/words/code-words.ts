import { decodeGroove } from "#engineering/designation/groove-designation.ts";
import type { Tool } from "../tool.ts";
import { one, type Wording } from "./wording.ts";

const diameter = one((tool) => tool.most("diameter"));
const because = "the code's own figures";

/**
 * Codes of our own where no standard names the tool, in the form of the sample range: `SM90-50-Z4`, `UW28-3`, `GI300-D`,
 * `GH2525-3R`, `PB26-3`, `PI200-R6`, `NC90-6`. Codes of another form are the shop's, and mean what it likes.
 */
export const codeWords: readonly Wording[] = [
  {
    of: ["milling-cutter"],
    in: ["size"],
    says: /^(?:SM|FM|CM)(\d{2,3})?[A-Z]?-(?:\d+)-Z\d+$/g,
    key: "edge",
    states: one((tool) => tool.edge("KAPR")),
    because,
  },
  {
    of: ["milling-cutter"],
    in: ["size"],
    says: /^(?:SM|FM|CM)\w*-(\d+)-Z\d+$/g,
    key: "diameter",
    states: diameter,
    because,
  },
  {
    of: ["milling-cutter"],
    in: ["size"],
    says: /^(?:SM|FM|CM)\w*-\d+-Z(\d+)$/g,
    key: "flutes",
    states: one((tool) => Number(tool.text("flutes"))),
    because,
  },
  { of: ["u-drill"], in: ["size"], says: /^U[WS](\d+)-\d+$/g, key: "diameter", states: diameter, because },
  {
    of: ["u-drill"],
    in: ["size"],
    says: /^U[WS]\d+-(\d+)$/g,
    key: "type",
    states: one((tool) => /(\d+) × D\b/.exec(tool.text("type"))?.[1]),
    because,
  },
  {
    of: ["u-drill"],
    in: ["size"],
    says: /^U([WS])\d+-\d+$/g,
    key: "insert",
    states: one((tool) => tool.text("insert").charAt(0)),
    because: "the code's own letter",
  },
  {
    of: ["drill"],
    in: ["size"],
    says: /^NC\d+-(\d+(?:\.\d+)?)$/g,
    key: "diameter",
    states: diameter,
    because,
  },
  {
    of: ["drill"],
    in: ["size"],
    says: /^NC(\d+)-\d+(?:\.\d+)?$/g,
    key: "edge",
    states: one((tool) => tool.edge("Point angle")),
    because,
  },
  {
    of: ["drill"],
    in: ["name"],
    says: /\bDIN 333 A ?(\d+(?:\.\d+)?) ?× ?(\d+(?:\.\d+)?)/g,
    key: "size",
    states: (tool) => /^A(\d+(?:\.\d+)?)X(\d+(?:\.\d+)?)$/.exec(tool.text("size"))?.slice(1).map(Number),
    because: "DIN 333, form A",
  },
  {
    of: ["grooving-insert", "parting-insert"],
    in: ["size"],
    says: /^[GP]I(\d{3})-[A-Z]/g,
    key: "width",
    states: one((tool) => hundredths(tool)),
    because,
  },
  {
    of: ["grooving-insert", "parting-insert"],
    in: ["size"],
    says: /^(M[GR][MG]N ?\d{3})(?!\d)/g,
    key: "width",
    states: (tool, [said = ""]) => {
      const code = decodeGroove(said);
      return [code.kind === "refusal" || code.width === tool.most("width") ? said : []];
    },
    because: "hundredths of a mm",
  },
  {
    of: ["parting-insert"],
    in: ["size"],
    says: /^PI\d{3}-([RLN])/g,
    key: "type",
    states: one((tool) => {
      const [hand] = /\b(?:right|left) hand\b|\bneutral\b/.exec(tool.text("type")) ?? [];
      return hand?.charAt(0);
    }),
    because: "the code's own letter",
  },
  {
    of: ["parting-insert"],
    in: ["size"],
    says: /^PI\d{3}-[RL](\d+)$/g,
    key: "edge",
    states: one((tool) => tool.edge("Lead angle")),
    because,
  },
  {
    of: ["grooving-holder"],
    in: ["size"],
    says: /^GH(\d\d)(\d\d)-\d+[RL]$/g,
    key: "shank",
    states: (tool) => tool.sides("shank"),
    because,
  },
  {
    of: ["grooving-holder"],
    in: ["size"],
    says: /^GH\d{4}-(\d+)[RL]$/g,
    key: "width",
    states: one(seatWidth),
    because,
  },
  {
    of: ["grooving-holder"],
    in: ["size"],
    says: /^GH\d{4}-\d+([RL])$/g,
    key: "type",
    states: one((tool) => /\b(right|left) hand\b/.exec(tool.text("type"))?.[1]?.charAt(0)),
    because: "the code's own letter",
  },
  {
    of: ["parting-blade"],
    in: ["size"],
    says: /^PB(\d+)-\d+$/g,
    key: "shank",
    states: one((tool) => tool.sides("shank")[0]),
    because,
  },
  {
    of: ["parting-blade"],
    in: ["size"],
    says: /^PB\d+-(\d+)$/g,
    key: "width",
    states: one(seatWidth),
    because,
  },
];

function hundredths(tool: Tool): number | undefined {
  const width = tool.most("width");
  return width === undefined ? undefined : Math.round(width * 100);
}

function seatWidth(tool: Tool): number | undefined {
  const seat = tool.values.insert;
  return seat?.family === "groove" ? Number(seat.width) : tool.most("width");
}
