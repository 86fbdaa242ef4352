import { join } from "node:path";

const root = join(import.meta.dirname, "..");

/** What rendering leaves behind: passes, drafts, full pictures, the contact sheet, the denoiser's weights. */
export const build = join(root, ".build/art");
/** Compact lossy copies of the full pictures, the source of all pictures of the site. */
export const masters = join(root, "art/masters");
export const pictures = join(root, "art/pictures");
export const docs = join(root, "docs");
/** How many millimetres each picture's width spans, see keep-scale.mjs. */
export const scales = join(root, "art/scales.json");
/** What each cut-out shows; scenes and the build read it. */
export const recipes = join(root, "art/recipes.json");
/** The Python half: geometry, materials, light, scenes, denoiser. */
export const scenes = join(root, "art/render");
