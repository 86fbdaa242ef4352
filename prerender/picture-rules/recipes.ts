import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { parseContent } from "../reading/parse-content.ts";

const mm = v.pipe(v.number(), v.gtValue(0));
const degrees = v.pipe(v.number(), v.minValue(0));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * The contents of one picture in `art/recipes.json`, as its Blender scene builds it: lengths in mm, angles in degrees.
 * Letters are those of ISO 1832 (`shape`) or ISO 5608 (`clamping`, `hand`).
 */
const recipeSchema = v.looseObject({
  tool: v.string(),
  /** The marking on the tool; none if omitted. */
  engraved: v.optional(v.string()),
  shape: v.optional(v.string()),
  clearance: v.optional(degrees),
  circle: v.optional(mm),
  thickness: v.optional(mm),
  hole: v.optional(v.number()),
  chipbreaker: v.optional(v.boolean()),
  coating: v.optional(v.string()),
  tip: v.optional(v.picklist(["PCD", "PCBN"])),
  solid: v.optional(v.picklist(["PCD", "PCBN"])),
  tips: v.optional(count),
  profile: v.optional(v.picklist(["thread", "groove"])),
  profileAngle: v.optional(degrees),
  internal: v.optional(v.boolean()),
  ends: v.optional(count),
  leadAngle: v.optional(degrees),
  hand: v.optional(v.picklist(["R", "L", "N"])),
  clamping: v.optional(v.string()),
  approach: v.optional(degrees),
  style: v.optional(v.string()),
  flutes: v.optional(count),
  end: v.optional(v.picklist(["square", "ball", "chamfer"])),
  corner: v.optional(v.number()),
  point: v.optional(degrees),
  throughCoolant: v.optional(v.boolean()),
  /** The steel of a holder or bar. */
  finish: v.optional(v.picklist(["black oxide", "nickel-plated", "carbide shank"])),
  diameter: v.optional(mm),
  shank: v.optional(mm),
  shankForm: v.optional(v.string()),
  width: v.optional(mm),
  cutLength: v.optional(mm),
  length: v.optional(mm),
  helix: v.optional(degrees),
  /** Pitch of the waves on a rougher's cutting edge. */
  knuckles: v.optional(mm),
  form: v.optional(v.string()),
  gun: v.optional(v.array(v.number())),
  step: v.optional(v.array(v.number())),
  /** Length and diameter of the pilot at either end of a centre drill, in mm. */
  centre: v.optional(v.tuple([mm, mm])),
  /** Growth of a pipe thread's diameter per mm of its length. */
  taper: v.optional(v.number()),
});

export type Recipe = v.InferOutput<typeof recipeSchema>;

/** A left-hand tool's picture is the mirror image of the right-hand one's. */
const mirroredSchema = v.strictObject({ mirrorOf: v.string(), hand: v.picklist(["R", "L"]) });

const fileSchema = v.record(v.string(), v.union([mirroredSchema, recipeSchema]));

const art = join(import.meta.dirname, "../../art");

let known: ReadonlyMap<string, Recipe> | undefined;

/** The contents of every cut-out in the file, by name; some are still to be rendered. */
export function recipes(): ReadonlyMap<string, Recipe> {
  known ??= readRecipes(readFileSync(join(art, "recipes.json"), "utf8"));
  return known;
}

function readRecipes(text: string): ReadonlyMap<string, Recipe> {
  const all = parseContent("art/recipes.json", text, fileSchema);
  return new Map(
    Object.entries(all).map(([name, recipe]): [string, Recipe] => {
      const { mirrorOf } = recipe;
      if (typeof mirrorOf !== "string") return [name, v.parse(recipeSchema, recipe)];
      return [name, { ...v.parse(recipeSchema, all[mirrorOf]), hand: recipe.hand === "L" ? "L" : "R" }];
    }),
  );
}

/** Whether a cut-out's files exist. */
export function isRendered(name: string): boolean {
  return existsSync(join(art, "pictures", `cut-${name}-400.avif`));
}
