import { barReaches } from "#engineering/calculator/operations/deflection.ts";
import type { BarMaterial } from "#engineering/designation/holder-codes.ts";
import { decodeHolder } from "#engineering/designation/holder-designation.ts";
import { valuesOf } from "#engineering/values/values.ts";
import type { Mm } from "#engineering/units/units.ts";
import type { Product } from "../../../../catalogue/model/schema.ts";
import { calculatorAddress } from "../../calculator/calculator-address.ts";

/** How far a bar reaches by what it is made of, and where its deflection is worked out. */
export interface BarReach {
  bar: Mm;
  /** The smallest that it enters. */
  bore: Mm;
  material: BarMaterial;
  /** Of elasticity, GPa. */
  modulus: number;
  /** As far as makers' guides let solid bars of it reach: so many diameters, and in mm. */
  diameters: number;
  reach: Mm;
  /** The calculator with this bar. */
  address: string;
}

/** What the designation (ISO 6261) of a boring bar says that it is made of. */
function materialOf({ family, specifications: { size = "" } }: Pick<Product, "family" | "specifications">) {
  const code = family === "boring-bar" ? decodeHolder(size) : undefined;
  return code?.kind === "bar" ? code.material : undefined;
}

/** The reach of a boring bar of steel or carbide; undefined for every other tool. */
export function barReach(product: Pick<Product, "name" | "family" | "specifications">): BarReach | undefined {
  const { shank, diameter } = valuesOf(product);
  const [bar, other] = shank?.sides ?? [];
  const bore = diameter?.max;
  const material = materialOf(product);
  if (!material || !bar || other || bore === undefined) return undefined;
  const { diameters, modulus } = barReaches[material];
  const reach = diameters * bar.mm;
  return {
    bar: bar.mm,
    material,
    modulus,
    diameters,
    bore,
    reach,
    address: calculatorAddress({
      operation: "boring",
      workpiece: "",
      hardness: "",
      typed: {
        diameter: String(bore),
        barDiameter: String(bar.mm),
        overhang: String(reach),
        // The calculator begins with steel.
        ...(material !== "steel" && { modulus: String(modulus) }),
      },
      cost: {},
    }),
  };
}
