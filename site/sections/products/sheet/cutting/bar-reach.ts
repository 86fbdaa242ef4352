import { valuesOf } from "#engineering/values/values.ts";
import type { Mm } from "#engineering/units/units.ts";
import type { Product } from "../../../../catalogue/model/schema.ts";
import { calculatorAddress } from "../../calculator/calculator-address.ts";

/** How far a steel bar reaches, and where its deflection is worked out. */
export interface BarReach {
  bar: Mm;
  /** The smallest that it enters. */
  bore: Mm;
  /** Four diameters, as far as makers' guides let solid steel bars reach. */
  reach: Mm;
  /** The calculator with this bar. */
  address: string;
}

const STEEL_REACH = 4;
/** ISO 6261: solid steel, and steel with a bore for the coolant. */
const steel = /^[SA]\d\d/;

/** The reach of a boring bar of steel; undefined for every other tool. */
export function barReach(product: Pick<Product, "name" | "family" | "specifications">): BarReach | undefined {
  const { shank, diameter } = valuesOf(product);
  const [bar, other] = shank?.sides ?? [];
  const bore = diameter?.max;
  const isSteel = product.family === "boring-bar" && steel.test(product.specifications.size ?? "");
  if (!isSteel || !bar || other || bore === undefined) return undefined;
  const reach = STEEL_REACH * bar.mm;
  return {
    bar: bar.mm,
    bore,
    reach,
    address: calculatorAddress({
      operation: "boring",
      workpiece: "",
      hardness: "",
      typed: { diameter: String(bore), barDiameter: String(bar.mm), overhang: String(reach) },
      cost: {},
    }),
  };
}
