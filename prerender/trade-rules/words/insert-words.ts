import type { ToolFamily } from "#site/catalogue/families/families.ts";
import { decodeInsert, type InsertDesignation } from "#engineering/designation/insert-designation.ts";
import type { Tool } from "../tool.ts";
import { one, type Stated, type Wording } from "./wording.ts";

const iso: readonly ToolFamily[] = [
  "turning-insert",
  "milling-insert",
  "drilling-insert",
  "superhard-insert",
];
const carbide: readonly ToolFamily[] = ["turning-insert", "milling-insert", "drilling-insert"];
const classed: readonly ToolFamily[] = [...iso, "grooving-insert", "parting-insert", "threading-insert"];
const because = "ISO 1832";

/** The last designation that was read: many wordings of one insert ask for the same. */
let last: { size: string; found: ReturnType<typeof decodeInsert> } | undefined;

function decoded(tool: Tool): ReturnType<typeof decodeInsert> {
  const size = tool.text("size");
  if (last?.size !== size) last = { size, found: decodeInsert(size) };
  return last.found;
}

/** What the designation of an insert states; the rules of `check-insert.ts` tell one that can't be read. */
function code(read: (code: InsertDesignation) => Stated | undefined): (tool: Tool) => Stated | undefined {
  return (tool) => {
    const found = decoded(tool);
    return found.kind === "refusal" ? undefined : read(found);
  };
}

const radius = one((tool) => tool.edge("RE") ?? tool.edge("R"));
const angle = one(code(({ shape }) => shape.angle));
const kapr = one((tool) => tool.edge("KAPR"));

/** Indexable inserts: form, sides, corners, chipbreaker and tolerance by their designation; radius, angle and grade. */
export const insertWords: readonly Wording[] = [
  {
    of: [...iso, "end-mill", "ball-nose", "grooving-insert", "parting-insert"],
    says: /\bcorner radius (?:of )?(\d+(?:\.\d+)?)|\bRE ?(\d+(?:\.\d+)?)|(?<!± ?)\b(\d+\.\d+) mm (?:corner )?radius\b(?! tolerance)/gi,
    key: "edge",
    states: (tool) => {
      const [stated] = radius(tool);
      return [stated, stated, stated];
    },
  },
  {
    of: iso,
    in: ["name", "description", "features", "type"],
    says: /\b(positive|negative)\b(?! (?:rake|land|chamfer|geometry|axial|radial|cutting))/gi,
    key: "size",
    states: one(
      code(({ clearance }) =>
        clearance === undefined ? undefined : clearance === 0 ? "negative" : "positive",
      ),
    ),
    because: `${because}: clearance`,
  },
  {
    of: ["turning-insert", "superhard-insert"],
    says: /(\d+)° (?:[a-z]+(?:-sided)? )?(?:insert|trigon|corner)s?\b/g,
    key: "size",
    states: angle,
    because: `${because}: shape`,
  },
  {
    of: ["milling-insert"],
    says: /(\d+)° (?:parallelogram|corner)/g,
    key: "size",
    states: angle,
    because: `${because}: shape`,
  },
  {
    of: iso,
    in: ["name", "description", "features", "type"],
    says: /\b(square|trigon|triangular|round|octagonal|parallelogram)\b(?! (?:shoulder|edge|hole|bar|part))(?=[^.;,:]*\binserts?\b)/gi,
    key: "size",
    states: one(
      code(({ shape: { name } }) => {
        const spoken: Readonly<Record<string, Stated>> = {
          triangle: "triangular",
          octagon: "octagonal",
          special: [],
        };
        return spoken[name] ?? name;
      }),
    ),
    because: `${because}: shape`,
  },
  {
    of: iso,
    says: /\b(one|single|double|two)[- ]sided\b/gi,
    key: "size",
    states: one(code(sides)),
    because: `${because}: clearance and type`,
  },
  {
    of: carbide,
    says: /\b(\d+|one|two|three|four|six|eight)[- ](?:cornered|corner|edged)\b/gi,
    key: "size",
    states: one(code(({ corners }) => corners)),
    because,
  },
  {
    of: carbide,
    says: /\b(\d+|two|three|four|six|eight) (?:strong |flat-top |\d+° ){1,2}(?:corners|edges)\b/gi,
    key: "size",
    states: one(code(({ corners }) => corners)),
    because,
  },
  {
    of: ["superhard-insert"],
    says: /\b(\d+|one|two|three|four|six|eight) (?:PCBN|PCD|CBN)-tipped corners?\b/gi,
    key: "size",
    states: one(code(({ corners = 8 }) => Array.from({ length: corners }, (_, at) => at + 1))),
    because: `${because}: usable corners`,
  },
  {
    of: carbide,
    in: ["name", "description", "features", "finish"],
    says: /\b(?:flat[- ]top|no chipbreaker|without (?:a )?chipbreaker)\b/gi,
    key: "size",
    states: (tool, said) => [isFlat(tool) === false ? [] : said[0]],
    because: `${because}: type`,
  },
  {
    // PCBN and PCD tips may have a chipbreaker of their own, cut by laser.
    of: carbide,
    in: ["name", "description", "features", "finish"],
    says: /(?<!\b(?:no|without|without a) )\bchipbreaker\b/gi,
    key: "size",
    states: (tool, said) => [isFlat(tool) === true ? [] : said[0]],
    because: `${because}: type`,
  },
  {
    of: iso,
    in: ["name", "description", "features", "finish"],
    says: /\bground periphery|\bperiphery ground|\bground edge/gi,
    key: "size",
    states: (tool, said) => [
      code(({ toleranceLetter }) => ("MNU".includes(toleranceLetter) ? [] : said[0]))(tool),
    ],
    because: `${because}: tolerance classes M, N and U are pressed`,
  },
  {
    of: iso,
    says: /\bclass ([A-Z])\b/g,
    key: "size",
    states: one(code(({ toleranceLetter }) => toleranceLetter)),
    because: `${because}: tolerance`,
  },
  {
    of: iso,
    in: ["features"],
    says: /\(type ([A-Z])\)/g,
    key: "size",
    states: one(code(({ typeLetter }) => typeLetter)),
    because: `${because}: type`,
  },
  { of: iso, says: /κr (\d+)°/g, key: "edge", states: kapr },
  { of: ["milling-insert"], says: /(\d+)° (?:face|shoulder)\b/g, key: "edge", states: kapr },
  {
    of: iso,
    says: /(\d+)° wiper clearance/g,
    key: "size",
    states: one(code(({ wiper }) => wiper?.clearance)),
    because,
  },
  {
    of: iso,
    says: /\(code ([A-Z]|[A-Z]{2}|M0|00)\)/g,
    key: "size",
    states: one((tool) => {
      const [, corner = ""] = /^[A-Z]{4} ?\w{4}(\w\w)/.exec(tool.text("size")) ?? [];
      return [corner, corner.charAt(0)];
    }),
    because: `${because}: position 7`,
  },
  {
    of: iso,
    says: /(\d+(?:\.\d+)?) mm round\b|\bdiameter (\d+(?:\.\d+)?) mm/g,
    key: "diameter",
    states: (tool) => [tool.most("diameter"), tool.most("diameter")],
  },
  {
    // Not the threads M10 to M30, the tolerance H13 behind its size, or the steels P20 and H13.
    of: classed,
    in: ["name"],
    says: /(?<=, |\bISO |\bgrade |\()([PMKNSH]\d\d)\b(?![–-]| (?:\w+ )?steel)/g,
    key: "grade",
    states: one(mainGroups),
  },
  {
    of: classed,
    in: ["description", "features", "application"],
    says: /(?<=\b(?:ISO |grade ))([PMKNSH]\d\d)\b(?![–-]| (?:\w+ )?steel)/g,
    key: "grade",
    states: one(mainGroups),
  },
  {
    of: classed,
    says: /\b([PMKNSH]\d\d)[–-]([PMKNSH]\d\d)\b/g,
    key: "grade",
    states: (tool) => {
      const range = tool.values.grade?.range;
      return range ? [range.letter + two(range.from), range.letter + two(range.to ?? range.from)] : undefined;
    },
  },
];

function two(step: number): string {
  return String(step).padStart(2, "0");
}

/** The main groups of a grade, `P25`; undefined for one that ISO 513 doesn't class. */
function mainGroups(tool: Tool): Stated | undefined {
  const { applications = [] } = tool.values.grade ?? {};
  return applications.length === 0 ? undefined : applications.map(({ letter, from }) => letter + two(from));
}

/** One face or both, by the number of usable corners; a round insert by its type. */
function sides({ corners, shape, clearance, type, typeLetter }: InsertDesignation): Stated | undefined {
  const oneSided = ["one", "single"];
  const bothSides = ["double", "two"];
  if (clearance !== undefined && clearance > 0) return oneSided;
  if (corners !== undefined && shape.corners !== undefined)
    return corners > shape.corners ? bothSides : oneSided;
  if (typeLetter === "X" || clearance === undefined) return undefined;
  return type.chipbreaker === "one face" ? oneSided : bothSides;
}

/** Whether the type has no chipbreaker; undefined where it is special. */
function isFlat(tool: Tool): boolean | undefined {
  const found = decoded(tool);
  if (found.kind === "refusal" || found.type.chipbreaker === "special") return undefined;
  return found.type.chipbreaker === "none";
}
