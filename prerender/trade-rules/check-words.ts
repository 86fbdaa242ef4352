import { parseGrade } from "#site/catalogue/model/grade.ts";
import { shapes } from "#site/catalogue/model/insert-forms.ts";
import type { SpecificationKey } from "#site/catalogue/model/specification-keys.ts";
import type { ToolFamily } from "#site/catalogue/model/tool-family.ts";
import type { Fault, Rule, Tool } from "./tool.ts";

/** Where a product speaks of itself. */
type Place =
  | "name"
  | "description"
  | "features"
  | "specifications.application"
  | "specifications.size"
  | "specifications.type"
  | "spares";

/** A wording that repeats a specification. */
interface Wording {
  in: readonly Place[];
  of?: readonly ToolFamily[];
  /** Its first group is the figure or word that is repeated. */
  says: RegExp;
  key: SpecificationKey;
  /** The same by the specification; undefined where it leaves that open. */
  states: (tool: Tool) => string | number | undefined;
}

const bars: readonly ToolFamily[] = ["boring-bar", "threading-holder"];
const holders: readonly ToolFamily[] = ["turning-holder", "boring-bar"];
const cutters: readonly ToolFamily[] = ["milling-cutter"];
const inserts: readonly ToolFamily[] = [
  "turning-insert",
  "milling-insert",
  "drilling-insert",
  "superhard-insert",
];
const turning: readonly ToolFamily[] = ["turning-insert"];
const spoken: readonly Place[] = ["name", "description", "features"];

const diameter = (tool: Tool): number | undefined => tool.most("diameter");
const flutes = (tool: Tool): number | undefined => Number(tool.text("flutes")) || undefined;
const width = (tool: Tool): number | undefined => tool.most("width");
const kapr = (tool: Tool): number | undefined => tool.edge("KAPR");

const wordings: readonly Wording[] = [
  { in: ["name"], says: /Ø(\d+(?:\.\d+)?)/g, key: "diameter", states: diameter },
  {
    in: spoken,
    says: /(?<!(?:of the|than a|than the) )\b(\d+|two|three|four|five|six)[- ]flute/gi,
    key: "flutes",
    states: flutes,
  },
  { in: ["name"], says: /(\d+) teeth/g, key: "flutes", states: flutes },
  { in: spoken, says: /corner radius (\d+(?:\.\d+)?)/gi, key: "edge", states: (tool) => tool.edge("RE") },
  {
    in: ["name"],
    of: ["ball-nose"],
    says: /\bR(\d+(?:\.\d+)?)\b/g,
    key: "edge",
    states: (tool) => tool.edge("R"),
  },
  { in: spoken, says: /point angle (\d+)°/gi, key: "edge", states: (tool) => tool.edge("Point angle") },
  {
    in: spoken,
    of: bars,
    says: /(?:minimum bore|bores from) Ø?(\d+(?:\.\d+)?)/gi,
    key: "diameter",
    states: diameter,
  },
  {
    in: ["description", "specifications.application"],
    says: /\bto (\d+(?:\.\d+)?) mm deep/g,
    key: "depth",
    states: (tool) => tool.most("depth"),
  },
  {
    in: ["description"],
    of: cutters,
    says: /(\d+) mm arbor/g,
    key: "shank",
    states: (tool) => Number(/^(\d+) mm bore/.exec(tool.text("shank"))?.[1]) || undefined,
  },
  { in: ["name"], of: cutters, says: /^(\d+)° /g, key: "edge", states: kapr },
  { in: ["description"], of: holders, says: /^(?:[\w-]+ )?(\d+)° /g, key: "edge", states: kapr },
  {
    in: spoken,
    of: ["threading-insert", "tap"],
    says: /pitch (\d+(?:\.\d+)?)/gi,
    key: "threadPitch",
    states: onePitch,
  },
  {
    in: ["name", "description", "spares"],
    of: [...holders, "milling-cutter", "u-drill"],
    says: /\b([A-Z]{2}\.\. \w{4})/g,
    key: "insert",
    states: (tool) => /^[A-Z]{2}\.\. \w{4}/.exec(tool.text("insert"))?.[0],
  },
  { in: ["name"], of: inserts, says: /\s([PMKNSH]\d\d)\b/g, key: "grade", states: mainGroups },
  {
    in: [...spoken, "specifications.type"],
    of: turning,
    says: /\b(negative|positive)\b/gi,
    key: "size",
    states: sideForm,
  },
  {
    in: ["description"],
    of: turning,
    says: /(\d+)° (?:double-sided )?(?:insert|trigon)/g,
    key: "size",
    states: (tool) => shapes[tool.text("size").charAt(0)]?.angle,
  },
  {
    in: ["features"],
    of: holders,
    says: /\(([CMPS])\)/g,
    key: "size",
    // ISO 5608 and ISO 6261: the letter before the shape of the insert.
    states: (tool) => /(?:^|-)([CMPS])[A-Z]{4} /.exec(tool.text("size"))?.[1],
  },
  { in: ["specifications.size"], says: /^U[SW](\d+)-/g, key: "diameter", states: diameter },
  {
    in: ["specifications.size"],
    says: /^U[SW]\d+-(\d+)/g,
    key: "type",
    states: (tool) => /(\d+) × D/.exec(tool.text("type"))?.[1],
  },
  { in: ["specifications.size"], says: /^[SFC]M\w*-(\d+)-Z/g, key: "diameter", states: diameter },
  { in: ["specifications.size"], says: /^[SFC]M\w*-\d+-Z(\d+)/g, key: "flutes", states: flutes },
  { in: ["specifications.size"], says: /^(?:PB|GH)\d+-(\d+)/g, key: "width", states: width },
  { in: ["specifications.size"], says: /^PB(\d+)-/g, key: "shank", states: (tool) => tool.sides("shank")[0] },
  { in: ["specifications.size"], says: /^GH(\d\d)/g, key: "shank", states: (tool) => tool.sides("shank")[0] },
];

const numbers: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6 };

/** The pitch, mm, of a tool for one thread. */
function onePitch(tool: Tool): number | undefined {
  const pitch = tool.measure("threadPitch");
  return pitch?.min === undefined ? pitch?.max : undefined;
}

/** The main groups of a grade, `P25`; undefined for one that ISO 513 doesn't class. */
function mainGroups(tool: Tool): string | undefined {
  const { applications = [] } = parseGrade(tool.text("grade")) ?? {};
  return (
    applications.map(({ letter, from }) => `${letter}${String(from).padStart(2, "0")}`).join(" / ") ||
    undefined
  );
}

/** ISO 1832, position 2: N is the clearance angle of 0° of a negative insert. */
function sideForm(tool: Tool): string | undefined {
  const [, clearance] = /^[A-Z]([A-Z])[A-Z]{2} /.exec(tool.text("size")) ?? [];
  return clearance === undefined ? undefined : clearance === "N" ? "negative" : "positive";
}

function textsAt(tool: Tool, place: Place): readonly string[] {
  const { name, description, features = [], spares = [], specifications } = tool.product;
  switch (place) {
    case "name":
      return [name];
    case "description":
      return [description];
    case "features":
      return features;
    case "spares":
      return spares.map((spare) => spare.name);
    case "specifications.application":
      return [specifications.application ?? ""];
    case "specifications.size":
      return [specifications.size ?? ""];
    case "specifications.type":
      return [specifications.type ?? ""];
  }
}

function isSame(said: string, stated: string | number): boolean {
  if (typeof stated === "string") return stated.toLowerCase().split(" / ").includes(said.toLowerCase());
  return Math.abs((numbers[said.toLowerCase()] ?? Number(said)) - stated) < 0.001;
}

/**
 * What a product says of itself in words is what its specifications say: a name's Ø, a description's seat, the figures in a
 * code of our own, the seat that a spare part is for. Wordings that compare with other tools are left alone.
 */
export const checkWords: Rule = (tool) => [...checkRepeated(tool), ...checkKinds(tool)];

/** Standards of solid carbide tools, and of HSS drills. */
const ofCarbide = /DIN 65(?:27|35|37|39)/;
const ofHss = /DIN (?:338|340|1897)\b/;

/** Words that name a kind of tool, held against the specifications that make it one. */
function checkKinds(tool: Tool): Fault[] {
  const grade = tool.text("grade");
  const coating = tool.text("coating");
  const isCoated = /^coated/i.test(grade) ? true : /^uncoated/i.test(grade) ? false : undefined;
  const foreign = /HSS/.test(grade) ? ofCarbide : /carbide/i.test(grade) ? ofHss : undefined;
  const standards = `${tool.words}\n${tool.text("shank")}`;
  const [standard] = foreign?.exec(standards) ?? [];
  const [, material] = /^([A-Z])\d\d[A-Z]-/.exec(tool.text("size")) ?? [];
  const hasHole = tool.family === "boring-bar" && material !== undefined ? /[AE]/.test(material) : undefined;
  return [
    ...tool.expect(
      coating === "" || isCoated === undefined || isCoated === (coating !== "Uncoated"),
      "coating",
      isCoated ? "the name of a coating" : '"Uncoated"',
      `grade "${grade}"`,
    ),
    ...tool.expect(
      standard === undefined,
      "grade",
      `the material of tools to ${standard}`,
      "the words say it",
    ),
    ...tool.expect(
      hasHole === undefined || hasHole === /through/i.test(tool.text("coolant")),
      "coolant",
      hasHole ? '"Through tool"' : '"External"',
      `ISO 6261, ${material}: ${hasHole ? "with" : "without"} a coolant hole`,
    ),
  ];
}

function checkRepeated(tool: Tool): Fault[] {
  return wordings.flatMap(({ in: places, of, says, key, states }) => {
    if (of && !of.includes(tool.family)) return [];
    const stated = states(tool);
    if (stated === undefined) return [];
    return places.flatMap((place) =>
      textsAt(tool, place).flatMap((text): Fault[] =>
        [...text.matchAll(says)].flatMap(([whole, said = ""]) => {
          if (isSame(said, stated)) return [];
          // A spare part is known by its whole name.
          const words = place === "spares" ? text : whole.trim();
          const sentence = `"${words}" contradicts the specification ${key} "${tool.text(key)}". Correct the one that is wrong.`;
          return [{ field: place, sentence }];
        }),
      ),
    );
  });
}
