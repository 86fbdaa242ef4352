import { groupsIn } from "#engineering/values/material.ts";
import type { WorkpieceGroup } from "#engineering/values/workpiece-groups.ts";
import type { Fact } from "./fact.ts";

const coatings = ["TiAlN", "AlTiN", "AlCrN", "AlTiSiN", "TiCN", "TiN", "Al2O3", "DLC"];

/** How texts say that coolant comes through the tool. */
const wordsOfCoolant = ["internal coolant", "through-coolant", "coolant through", "coolant hole"];

/** Workpieces as texts name them, with their groups of ISO 513. */
const workpieces: Readonly<Record<string, readonly WorkpieceGroup[]>> = {
  "hardened steel": ["H"],
  "stainless steel": ["M"],
  "cast iron": ["K"],
  "heat-resistant alloys": ["S"],
  aluminium: ["N"],
  brass: ["N"],
  copper: ["N"],
  steel: ["P"],
};

/** What a tool is made of, coated with, and for. */
export const substanceFacts: readonly Fact[] = [
  {
    name: "substance",
    key: "grade",
    read: (tool) =>
      ["PCBN", "PCD", "HSS", "carbide"].find((substance) => tool.text("grade").includes(substance)),
    phrases: ["# … insert", "# … drill", "# … mill", "# … tap"],
    words: ["PCBN", "PCD", "HSS", "carbide"],
    in: ["name"],
  },
  {
    name: "CBN content",
    key: "grade",
    read: (tool) => numberBefore(" % CBN", tool.text("grade")),
    phrases: ["# % CBN"],
  },
  {
    name: "grain",
    key: "grade",
    read: (tool) => numberBefore(" µm", tool.text("grade")),
    phrases: ["# µm"],
  },
  {
    name: "coating process",
    key: "coating",
    read: (tool) => ["PVD", "CVD"].find((process) => tool.text("coating").startsWith(process)),
    phrases: ["#"],
    words: ["PVD", "CVD"],
    in: ["name", "description", "features"],
  },
  {
    name: "coating",
    key: "coating",
    read: (tool) =>
      tool.text("coating") === ""
        ? undefined
        : coatings.filter((each) => tool.text("coating").includes(each)),
    phrases: ["#"],
    words: coatings,
    in: ["name", "description", "features"],
  },
  {
    name: "coated",
    key: "coating",
    read: (tool) => {
      const coating = tool.text("coating");
      return coating === "" ? undefined : coating === "Uncoated" ? "uncoated" : "coated";
    },
    phrases: ["#"],
    words: ["coated", "uncoated"],
    in: ["name", "description", "features", "grade"],
  },
  {
    name: "coolant through",
    key: "coolant",
    read: (tool) => {
      const coolant = tool.text("coolant");
      return coolant === "" ? undefined : /through/i.test(coolant) ? wordsOfCoolant : [];
    },
    phrases: ["#"],
    words: wordsOfCoolant,
  },
  {
    name: "hardness limit",
    key: "hardness",
    read: (tool) => {
      const hardness = tool.measure("hardness");
      return hardness && (hardness.unit === "HRC" ? [hardness.min ?? hardness.max, hardness.max] : []);
    },
    phrases: ["# HRC"],
  },
  {
    name: "workpiece",
    key: "material",
    read: (tool) => {
      const groups = groupsIn(tool.text("material"));
      const cut = Object.entries(workpieces).filter(([, of]) => of.some((each) => groups.includes(each)));
      return groups.length === 0 ? undefined : cut.map(([words]) => words);
    },
    phrases: ["for #", "of #", "in #"],
    words: Object.keys(workpieces),
    in: ["name", "description", "application"],
  },
];

/** The number that stands before `words` in a text. */
function numberBefore(words: string, text: string): number | undefined {
  const [before, after] = text.split(words);
  return after === undefined ? undefined : Number(before?.split(" ").at(-1));
}
