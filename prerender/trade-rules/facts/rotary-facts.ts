import { families } from "#site/catalogue/families/families.ts";
import { chamferAngle } from "#engineering/drawing/tool-shape.ts";
import { threadsOfDrill } from "#site/catalogue/relations/tapping-drills.ts";
import { boltsThrough } from "#engineering/standards/clearance-holes.ts";
import type { Tool } from "../tool.ts";
import type { Fact } from "./fact.ts";

const METRIC_THREAD = String.raw`M\d+(?:\.\d+)?(?: × \d+(?:\.\d+)?)?`;
const fluteForms = ["spiral point", "spiral flute", "straight flute"];

/** Facts of tools that turn: end mills, drills, taps, cutters and U-drills. */
export const rotaryFacts: readonly Fact[] = [
  {
    name: "diameter",
    key: "diameter",
    read: (tool) => (families[tool.family].diameter === "cutting" ? tool.most("diameter") : undefined),
    phrases: ["Ø#"],
    in: ["name"],
  },
  {
    name: "flutes",
    key: "flutes",
    // A U-drill has one effective flute and two inserts.
    read: (tool) => (tool.family === "u-drill" ? undefined : tool.values.flutes?.count),
    phrases: ["#-flute", "# flutes", "#-tooth", "# teeth", "z#"],
  },
  {
    name: "ball radius",
    key: "edge",
    read: (tool) => (tool.family === "ball-nose" ? tool.edge("R") : undefined),
    phrases: ["R#"],
  },
  {
    name: "corner radius",
    key: "edge",
    read: (tool) => tool.edge("RE"),
    phrases: ["corner radius #", "corner radius of #", "RE #", "# mm radius", "# mm corner radius"],
  },
  {
    name: "R",
    key: "edge",
    read: (tool) => (tool.family === "end-mill" ? tool.edge("RE") : undefined),
    phrases: ["R#"],
    in: ["name"],
  },
  {
    name: "point angle",
    key: "edge",
    read: (tool) => tool.edge("Point angle"),
    phrases: ["point angle #°", "#° point", "spot drill … #°"],
  },
  {
    name: "included angle",
    key: "edge",
    read: includedAngle,
    phrases: ["included angle #°", "#° chamfer end mill"],
  },
  {
    name: "reach",
    key: "type",
    read: reach,
    phrases: ["# × D"],
  },
  {
    name: "depth",
    key: "depth",
    read: (tool) => (families[tool.family].kind === "insert" ? undefined : tool.most("depth")),
    phrases: ["to # mm deep", "shoulders to # mm", "walls to # mm", "slots to # mm", "groove depth to # mm"],
  },
  {
    name: "arbor",
    key: "shank",
    read: (tool) => (tool.family === "milling-cutter" ? tool.sides("shank")[0] : undefined),
    phrases: ["# mm arbor", "# mm bore"],
  },
  {
    name: "shank form",
    key: "shank",
    read: (tool) => ["HA", "HB", "HE"].find((form) => tool.text("shank").endsWith(`DIN 6535 ${form}`)),
    phrases: ["DIN 6535 #"],
    words: ["HA", "HB", "HE"],
  },
  {
    name: "tapped thread",
    key: "diameter",
    read: ({ family, product }) =>
      family === "drill"
        ? [
            ...new Set(
              threadsOfDrill(product).flatMap((each) => [each.name, `M${each.diameter} × ${each.pitch}`]),
            ),
          ]
        : undefined,
    phrases: ["tapping drill #", "tapping drill for #", "drill … for #"],
    words: [METRIC_THREAD],
  },
  {
    name: "bolt",
    key: "diameter",
    read: (tool) => {
      const diameter = tool.family === "drill" ? tool.most("diameter") : undefined;
      return diameter === undefined ? undefined : boltsThrough(diameter).map((bolt) => `M${bolt}`);
    },
    phrases: ["clearance hole #", "clearance hole for #"],
    words: [METRIC_THREAD],
  },
  {
    name: "flute form",
    key: "type",
    read: ({ family, product: { specifications } }) => {
      const form =
        family === "tap" ? fluteForms.find((each) => specifications.type?.includes(each)) : undefined;
      // The flutes of a spiral point are straight.
      return form === "spiral point" ? [form, "straight flute"] : form;
    },
    phrases: ["#", "#s"],
    words: fluteForms,
  },
  {
    name: "chamfer form",
    key: "edge",
    read: (tool) =>
      tool.family === "tap"
        ? "ABCDEF".split("").find((form) => tool.text("edge").startsWith(`Form ${form},`))
        : undefined,
    phrases: ["form #"],
    words: ["A", "B", "C", "D", "E", "F"],
    in: ["name", "features"],
  },
];

/** The angle between both sides of a cone: a chamfer's is twice that to the axis. */
function includedAngle(tool: Tool): number | undefined {
  const chamfer = chamferAngle(tool.text("edge"));
  return chamfer === undefined
    ? (tool.edge("Point angle") ?? figureAfter("Form A, ", tool.text("edge")))
    : 2 * chamfer;
}

/** The number that follows `words` in a text. */
function figureAfter(words: string, text: string): number | undefined {
  const figure = Number.parseFloat(text.split(words)[1] ?? "");
  return Number.isNaN(figure) ? undefined : figure;
}

/** How deep a drill goes, in diameters: by its type, else by its depth. */
function reach(tool: Tool): number | undefined {
  if (tool.family !== "drill" && tool.family !== "u-drill") return undefined;
  const ofType = figureAfter(", ", tool.text("type"));
  const [most, width] = [tool.most("depth"), tool.most("diameter")];
  // Depths are whole millimetres: 25 for 3 × 8.5.
  return ofType ?? (most === undefined || width === undefined ? undefined : Math.floor((most + 1) / width));
}
