import type { Product } from "#site/catalogue/model/schema.ts";
import type { Spare } from "#site/catalogue/model/ordering-schema.ts";
import type { Fault } from "../tool.ts";

/** Plausible torques of what is tightened, N·m: from the screw of the smallest insert to that of a large clamp. */
const torques: Readonly<Partial<Record<Spare["part"], readonly [least: number, most: number]>>> = {
  screw: [0.3, 8],
  "shim screw": [0.3, 10],
  "clamp screw": [0.5, 25],
  clamp: [0.5, 25],
  wedge: [0.5, 25],
  lever: [0.5, 25],
};

/** A torque is of a part that is tightened, and plausible for it. A torque of 0 or below is told elsewhere. */
export function checkSpareTorques({ spares = [] }: Product): Fault[] {
  return spares.flatMap(({ part, torque }, at): Fault[] => {
    if (torque === undefined || torque <= 0) return [];
    const field = `spares[${at}].torque`;
    const range = torques[part];
    if (!range) {
      const sentence = `expected none (a ${part} isn't tightened; give the torque to the screw), found ${torque}.`;
      return [{ field, sentence }];
    }
    const [least, most] = range;
    if (torque >= least && torque <= most) return [];
    return [
      {
        field,
        sentence: `expected ${least} to ${most} N·m (plausible for a ${part}), found ${torque}.`,
      },
    ];
  });
}
