import { standardStep } from "#engineering/standards/step-drills.ts";
import { drillLengths } from "#engineering/standards/drill-lengths.ts";
import type { Product } from "../model/schema.ts";

const place = { category: "drilling", subcategory: "solid-carbide" };

const carbide = {
  material: "P – steel; M – stainless steel; K – cast iron",
  grade: "Micrograin carbide, ISO K20–K40 substrate",
  coolant: "External emulsion",
  flutes: "2",
  coating: "TiAlN",
};

/** A step drill to DIN 8378 or DIN 8376 that the tests' content doesn't list. */
export function madeUpStepDrill(standard: "DIN 8378" | "DIN 8376", thread: number): Product {
  const row = standardStep(standard, thread);
  const lengths = row && drillLengths("K", row.step);
  if (!row || !lengths) throw new Error(`${standard} lists no M${thread}.`);
  const isFlat = row.angle === 180;
  return {
    ...place,
    item: "step-drills",
    series: "step-drills",
    family: "step-drill",
    picture: isFlat ? "step-drill-flat" : "step-drill",
    id: `step-${row.angle}-m${thread}`,
    name: `Solid carbide step drill ${isFlat ? "for " : ""}M${thread}${isFlat ? " cap screws" : ""}, Ø${row.pilot} × ${row.step} mm, ${row.angle}°`,
    description: "Drills and sinks in one pass.",
    features: [`Pilot and step to ${standard}`, "Lengths as DIN 6537 K"],
    specifications: {
      ...carbide,
      type: `Solid carbide step drill${isFlat ? ", flat step" : ""}`,
      shank: `${lengths.shank} mm h6, DIN 6535 HA`,
      length: `${lengths.length} mm`,
      diameter: `${row.pilot} mm`,
      size: `${row.pilot} × ${lengths.fluteLength} × ${lengths.length} mm`,
      depth: `${row.length} mm`,
      edge: `Point angle 140°, step ${row.angle}° to Ø${row.step} mm`,
    },
  };
}

/** An NC spot drill that the tests' content doesn't list. */
export function madeUpSpotDrill(angle: number, diameter: number): Product {
  return {
    ...place,
    item: "drills",
    series: `spot-drills-${angle}`,
    family: "drill",
    picture: "spot-drill",
    id: `spot-${angle}-${diameter}`,
    name: `Solid carbide NC spot drill Ø${diameter}, ${angle}°`,
    description: "Spots holes.",
    specifications: {
      ...carbide,
      type: "Solid carbide NC spot drill",
      shank: `${diameter} mm h6, plain`,
      diameter: `${diameter} mm`,
      size: `NC${angle}-${diameter}`,
      edge: `Point angle ${angle}°`,
    },
  };
}

/** A micro drill that the tests' content doesn't list. */
export function madeUpMicroDrill(diameter: number): Product {
  return {
    ...place,
    item: "micro-drills",
    series: "micro-drills",
    family: "drill",
    picture: "micro-drill-plain",
    id: `micro-${diameter}`,
    name: `Solid carbide micro drill Ø${diameter}`,
    description: "Small holes.",
    specifications: {
      ...carbide,
      type: "Solid carbide micro drill",
      shank: `${diameter} mm h6, plain`,
      length: "30 mm",
      diameter: `${diameter} mm`,
      size: `${diameter} × 8 × 30 mm`,
      depth: "6 mm",
      edge: "Point angle 140°",
    },
  };
}
