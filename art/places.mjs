import { join } from "node:path";

const root = join(import.meta.dirname, "..");

/** Output of rendering: passes, drafts, full pictures, the contact sheet, the denoiser's weights. */
export const build = join(root, ".build/art");
/** Compact lossy copies of the full pictures, the source of all pictures of the site. */
export const masters = join(root, "art/masters");
export const pictures = join(root, "art/pictures");
export const docs = join(root, "docs");
/** How many millimetres each picture's width spans, see keep-scale.mjs. */
export const scalesFile = join(root, "art/scales.json");
/** The contents of each cut-out; used by the scenes and the build. */
export const recipesFile = join(root, "art/recipes.json");
/** The Python part: geometry, materials, light, scenes, denoiser. */
export const scenes = join(root, "art/render");
