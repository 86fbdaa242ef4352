import type { PictureFacts } from "./facts.ts";
import type { Recipe } from "./recipes.ts";

/** The visible facts of a picture, read from its recipe. */
export function shownFacts(recipe: Recipe): PictureFacts {
  const { tool, coating, hand, flutes, shape, clearance, circle, shank, diameter } = recipe;
  const isInsert = tool === "insert";
  const isTap = tool === "tap";
  const solid = recipe.solid === undefined ? undefined : `solid ${recipe.solid}`;
  return {
    tool,
    engraved: recipe.engraved,
    coating,
    // A tap is for right-hand threads unless its picture is mirrored.
    hand: hand ?? (isTap ? "R" : undefined),
    flutes,
    shape,
    flanks: clearance === undefined ? undefined : clearance > 0 ? "leaning" : "straight",
    hole: recipe.hole === undefined ? undefined : recipe.hole > 0 ? "a hole" : "no hole",
    chipbreaker:
      recipe.chipbreaker === undefined ? undefined : recipe.chipbreaker ? "a chipbreaker" : "a flat top",
    superhard: isInsert ? (solid ?? (recipe.tip ? `tips of ${recipe.tip}` : "neither")) : undefined,
    tips: recipe.tips,
    profile: recipe.profile && `${recipe.internal ? "internal" : "external"} ${recipe.profile}`,
    profileAngle: recipe.profileAngle,
    ends: recipe.ends,
    leadAngle: recipe.leadAngle,
    clamping: recipe.clamping,
    style: recipe.style,
    approach: recipe.approach,
    end: recipe.end === "square" ? (isRounded(recipe) ? "square, rounded corners" : "square") : recipe.end,
    edge: tool === "end mill" ? (recipe.knuckles === undefined ? "a smooth edge" : "knuckles") : undefined,
    point: recipe.point,
    coolant:
      recipe.throughCoolant === undefined
        ? undefined
        : recipe.throughCoolant
          ? "coolant holes"
          : "no coolant holes",
    finish: recipe.finish,
    fluteKind: isTap ? fluteKind(recipe) : tool === "drill" ? drillKind(recipe) : undefined,
    threadForm: isTap ? (recipe.taper ? "a tapered thread" : "a parallel thread") : undefined,
    shankForm: recipe.shankForm,
    thicknessOfCircle: isInsert ? ratio(recipe.thickness, circle) : undefined,
    circleOfShank: ratio(circle, shank),
    shank: shankBeside(shank, diameter),
    cutOfDiameter: ratio(recipe.cutLength, diameter),
    lengthOfDiameter: ratio(recipe.length, diameter),
    widthOfShank: tool === "parting blade" ? ratio(recipe.width, shank) : undefined,
  };
}

/** A corner smaller than a twentieth of the diameter looks sharp. */
export const leastRound = 0.04;

function isRounded({ corner = 0, diameter = 1 }: Recipe): boolean {
  return corner / diameter > leastRound;
}

/** A centre drill's pilot and countersink at either end. */
export const centring = "for centring";

function drillKind(recipe: Recipe): string {
  // A step of 45° to the axis where the recipe names no other.
  return recipe.centre ? centring : steps(recipe.step && 2 * (recipe.step[2] ?? 45));
}

/** Whether a drill makes two diameters at once, and the angle of the step's edges. */
export function steps(angle: number | undefined): string {
  return angle === undefined ? "without a step" : `with a step of ${angle}°`;
}

function fluteKind({ helix = 0, gun, flutes = 0 }: Recipe): string {
  if (flutes === 0) return "forming";
  if (gun) return "spiral point";
  return helix > 0 ? "spiral flute" : "straight flute";
}

/** The visible thickness of a rotary tool's shank relative to its cutting part; both in mm. */
export function shankBeside(shank: number | undefined, diameter: number | undefined): PictureFacts["shank"] {
  const share = ratio(shank, diameter);
  if (share === undefined) return undefined;
  if (share < 0.9) return "thinner than the cutting part";
  return share < 1.3 ? "as thick as the cutting part" : "thicker than the cutting part";
}

export function ratio(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? undefined : one / other;
}
