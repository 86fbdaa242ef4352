import type { Product } from "../model/schema.ts";

const coatings = ["TiAlN", "AlTiN", "AlCrN", "TiSiN", "Uncoated"];
const materials = [
  "P – steel; K – cast iron",
  "M – stainless steel",
  "N – aluminium alloys",
  "H – hardened steel",
];

/** Solid end mills, drills and taps as in a big catalogue: many sizes, few words. Only their form is correct. */
export function madeUpProducts(count: number): Product[] {
  return Array.from({ length: count }, (_, number) => {
    const diameter = (3 + (number % 340) * 0.05).toFixed(2).replace(/\.?0+$/, "");
    const flutes = String(2 + (number % 5));
    const length = 50 + (number % 97);
    const coating = coatings[number % coatings.length] ?? "TiAlN";
    return {
      category: "milling",
      family: "end-mill",
      series: "made-up",
      subcategory: "solid-carbide",
      item: number % 2 === 0 ? "endmill" : "ball-nose",
      picture: "endmill-4",
      id: `mil-em-${flutes}f-${number}`,
      name: `${flutes}-flute solid carbide end mill Ø${diameter}, ${coating}`,
      description: "Made up.",
      specifications: {
        type: "Solid carbide end mill",
        application: "Shoulder milling, slotting, finishing",
        material: materials[number % materials.length],
        finish: "Ground flutes",
        grade: "Micrograin carbide, ISO K20–K40 substrate",
        shank: `${3 + (number % 18)} mm h6, DIN 6535 HA`,
        length: `${length} mm`,
        coolant: "Emulsion, air or MQL",
        diameter: `${diameter} mm`,
        flutes,
        coating,
        size: `${diameter} × ${10 + (number % 40)} × ${length} mm`,
        depth: `${10 + (number % 40)} mm`,
        hardness: "≤ 45 HRC",
        edge: "Square",
      },
    };
  });
}
