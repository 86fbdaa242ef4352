import type { Product } from "../model/schema.ts";

/** A thread mill that the tests' content doesn't list. */
export function madeUpThreadMill(
  thread: string,
  pitch: number,
  [diameter, teeth, length, shank]: [number, number, number, number],
): Product {
  return {
    category: "milling",
    subcategory: "solid-carbide",
    item: "threading-mill",
    series: "thread-mills",
    family: "thread-mill",
    picture: "thread-mill",
    id: `mill-${thread.toLowerCase()}-${pitch}`,
    name: `Solid carbide thread mill ${thread} × ${pitch}, Ø${diameter}, 4 flutes`,
    description: `Mills the internal thread ${thread} × ${pitch}.`,
    specifications: {
      type: "Solid carbide thread mill",
      application: "Internal threads, blind and through holes",
      material: "P – steel; M – stainless steel; K – cast iron",
      grade: "Micrograin carbide, ISO K20–K40 substrate",
      shank: `${shank} mm h6, DIN 6535 HA`,
      length: `${length} mm`,
      diameter: `${diameter} mm`,
      flutes: "4",
      coating: "TiAlN",
      size: `${diameter} × ${teeth} × ${length} mm`,
      depth: `${teeth} mm`,
      threadPitch: `${pitch} mm`,
      threadStandards: `M – ISO 68-1 / ISO 261, internal thread 60°, from ${thread} × ${pitch}`,
      edge: "60° thread profile",
    },
  };
}

/** M10 × 1.5, as the range has it. */
export const millM10 = madeUpThreadMill("M10", 1.5, [7.5, 22.5, 63, 8]);
