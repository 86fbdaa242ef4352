import { decodeInsert } from "#engineering/designation/insert-designation.ts";
import type { ToolDrawing } from "#engineering/drawing/views/drawn-view.ts";
import { drawTool } from "#engineering/drawing/draw-tool.ts";
import { layOutDrawing, NARROW, WIDE, type LaidDrawing } from "#engineering/drawing/paper/lay-out-drawing.ts";
import { readPositions } from "#engineering/reading/read-positions.ts";
import type { Position } from "#engineering/reading/reading.ts";
import { positionChoices, termChoices, type CodeChoices } from "./code-choices.ts";
import { gradeChanges, gradeLadders, type GradeChange, type GradeLadder } from "./grade-steps.ts";
import type { Glossary } from "../glossary/glossary.ts";
import { labelOf } from "../model/specification-label.ts";
import { familiesOfGuide, type GuideId } from "../places/guide-address.ts";
import type { GuideWords } from "./guide-schema.ts";
import type { WearKind, WearWords } from "./wear-schema.ts";
import type { GuideTable, GuideTool } from "./guide.ts";
import { tablesOfGuide } from "./guide-tables.ts";
import { wearFigure, type WearFigure } from "./wear-figure.ts";

/** A guide with its data from tables and range. */
export interface Guide {
  text: GuideWords;
  /** Number of the family's products in the range. */
  count: number;
  /** The product whose code is explained and whose drawing is shown. */
  example: GuideTool;
  code: { standard: string; positions: Position[]; remarks: string[] };
  choices: CodeChoices[];
  terms: CodeChoices[];
  drawing: { wide: LaidDrawing; narrow: LaidDrawing; label: string; notes: string[] } | undefined;
  tables: GuideTable[];
  ladders: GradeLadder[];
  wear: { kind: WearKind; figure: WearFigure | undefined; changes: GradeChange[] }[];
}

/**
 * Clearance in the figures of wear if the code says 0° or nothing, in degrees: holders tilt such inserts by about as
 * much.
 */
const USUAL_CLEARANCE = 6;

/** The figures in a solid tool's size, by their names. */
function sizePositions(size: string, names: readonly string[]): Position[] {
  const figures = size.replace(/ mm$/, "").split(" × ");
  return names.map((name, at) => ({ code: figures[at] ?? "", name, meaning: `${figures[at]} mm` }));
}

/** The meaning of a tool's name if it follows no standard: rows of its specification. */
function rowPositions(tool: GuideTool, rows: NonNullable<GuideWords["says"]>): Position[] {
  return rows.flatMap(({ key, means }) => {
    const value = tool.specifications[key];
    return value === undefined ? [] : [{ code: value, name: labelOf(key, tool), meaning: means }];
  });
}

function codeOf(tool: GuideTool, size: string, { sizeNames, says }: GuideWords): Guide["code"] {
  if (says)
    return { standard: "No standard: our own name", positions: rowPositions(tool, says), remarks: [] };
  if (sizeNames)
    return { standard: "Size of a solid tool", positions: sizePositions(size, sizeNames), remarks: [] };
  const read = readPositions(size);
  return {
    standard: read?.standard ?? "No standard",
    positions: read?.positions ?? [],
    remarks: read?.remarks ?? [],
  };
}

function drawn(drawing: ToolDrawing | undefined, name: string): Guide["drawing"] {
  if (!drawing) return undefined;
  const dimensions = drawing.views.flatMap((view) => view.dimensions);
  return {
    wide: layOutDrawing(drawing, WIDE),
    narrow: layOutDrawing(drawing, NARROW),
    label: `${drawing.title} of ${name}: ${dimensions.map((each) => `${each.name} ${each.text}`).join(", ")}`,
    notes: drawing.notes,
  };
}

function clearanceOf(size: string): number {
  const insert = decodeInsert(size);
  return (insert.kind === "insert" ? insert.clearance : undefined) || USUAL_CLEARANCE;
}

/** The guide to a family of a range; undefined if the range has no product of it. */
export function makeGuide(
  id: GuideId,
  { text, wear, glossary }: { text: GuideWords; wear: WearWords; glossary: Glossary },
  products: readonly GuideTool[],
): Guide | undefined {
  const families = familiesOfGuide(id);
  const own = products.filter((product) => families.some((family) => family === product.family));
  const main = own.filter((product) => product.family === families[0]);
  const example =
    main.find(({ specifications }) => specifications.size === text.example) ?? main[0] ?? own[0];
  if (!example) return undefined;
  const { size = "" } = example.specifications;
  return {
    text,
    count: own.length,
    example,
    code: codeOf(example, size, text),
    choices: text.sizeNames ? [] : positionChoices(own, text.listed),
    terms: termChoices(glossary, own, text.keys),
    drawing: drawn(drawTool(example), size),
    tables: tablesOfGuide(id).flatMap(({ rows }, at) => {
      const words = text.tables?.[at];
      return words ? [{ ...words, rows: rows(products) }] : [];
    }),
    ladders: gradeLadders(own, size),
    wear: text.wear.map((name) => {
      const kind = wear[name];
      const changes = kind.step ? gradeChanges(own, kind.step, size) : [];
      return { kind, figure: wearFigure(name, clearanceOf(size)), changes };
    }),
  };
}
