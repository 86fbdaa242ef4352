import type { Product } from "../model/schema.ts";

/** A reamer that the tests' content doesn't list. */
export function madeUpReamer(diameter = 8): Product {
  return {
    category: "drilling",
    subcategory: "solid-carbide",
    series: "reamers",
    family: "reamer",
    picture: "reamer-straight",
    id: `reamer-${diameter}`,
    name: `Solid carbide machine reamer Ø${diameter} H7, 6 straight flutes`,
    description: "Finishes a drilled hole.",
    specifications: {
      type: "Solid carbide machine reamer, straight flutes",
      material: "P – steel; K – cast iron",
      grade: "Micrograin carbide, ISO K20–K40 substrate",
      shank: `${diameter} mm, plain`,
      length: "117 mm",
      diameter: `${diameter} mm`,
      flutes: "6",
      coating: "Uncoated",
      size: `${diameter} × 33 × 117 mm`,
      edge: "Chamfered lead 45°",
    },
  };
}
