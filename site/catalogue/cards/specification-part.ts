import { edgeMeasure, type EdgeSymbol } from "#engineering/values/edge.ts";
import { stepOf, type Step } from "#engineering/values/step.ts";
import { insertForm } from "../relations/insert-seat.ts";
import { formatFigures, formatMeasure } from "#engineering/values/measure.ts";
import { threadsOfStepDrill } from "../relations/tapping-drills.ts";
import type { SpecificationPart } from "../keys/lead.ts";
import type { Product } from "../model/schema.ts";
import { valuesOf } from "#engineering/values/values.ts";

type Tool = Pick<Product, "family" | "specifications">;

/** A value with its figures separate from the unit. */
export interface PlainValue {
  value: string;
  /** "mm"; empty for counts, angles and words. */
  unit: string;
  /** Whether it is measured or counted, not words. */
  isFigure: boolean;
}

/** One of several facts in a specification. */
interface Part {
  label: string;
  read: (product: Tool) => PlainValue | undefined;
}

function figure(value: string, unit: string): PlainValue {
  return { value, unit, isFigure: true };
}

function inWords(value: string | undefined): PlainValue | undefined {
  return value ? { value: value[0]?.toUpperCase() + value.slice(1), unit: "", isFigure: false } : undefined;
}

function edgePart(label: string, symbol: EdgeSymbol): Part {
  return {
    label,
    read: (product) => {
      const measure = edgeMeasure(valuesOf(product).edge, symbol);
      // A degree sign has no space before it, so it isn't a separate unit.
      if (measure?.unit === "°") return figure(formatMeasure(measure), "");
      return measure && figure(formatFigures(measure), measure.unit);
    },
  };
}

function stepPart(label: string, value: (step: Step) => PlainValue): Part {
  return {
    label,
    read: ({ specifications }) => {
      const step = stepOf(specifications.edge);
      return step && value(step);
    },
  };
}

function edgePreparation(product: Tool): PlainValue | undefined {
  const { parts = [] } = valuesOf(product).edge ?? {};
  return inWords(parts.flatMap((part) => ("words" in part ? part.words : [])).join(", "));
}

function substance(product: Tool): string {
  return valuesOf(product).grade?.substance ?? "";
}

/** Parts of specifications by which tools are chosen. */
export const specificationParts: Readonly<Record<SpecificationPart, Part>> = {
  thickness: {
    label: "Thickness",
    read: (product) => {
      const thickness = insertForm(product)?.thickness;
      return thickness === undefined ? undefined : figure(String(thickness), "mm");
    },
  },
  chipbreaker: { label: "Chipbreaker", read: (product) => inWords(insertForm(product)?.type?.chipbreaker) },
  cornerRadius: edgePart("Corner radius", "RE"),
  ballRadius: edgePart("Ball radius", "R"),
  edgeAngle: edgePart("Edge angle KAPR", "KAPR"),
  pointAngle: edgePart("Point angle", "Point angle"),
  stepDiameter: stepPart("Step diameter", ({ diameter }) => figure(String(diameter), "mm")),
  stepAngle: stepPart("Step angle", ({ angle }) => figure(`${angle}°`, "")),
  madeFor: {
    label: "Thread",
    read: (product) =>
      inWords(
        threadsOfStepDrill(product)[0]?.name ??
          /\bfrom (M[\d.]+ × [\d.]+)$/.exec(product.specifications.threadStandards ?? "")?.[1],
      ),
  },
  leadAngle: edgePart("Lead angle", "Lead angle"),
  edgePreparation: { label: "Edge preparation", read: edgePreparation },
  hand: {
    label: "Hand",
    read: ({ specifications }) =>
      inWords(/\b(right|left)(?= hand\b)|\bneutral\b/i.exec(specifications.type ?? "")?.[0]),
  },
  holeType: {
    label: "Hole type",
    read: ({ specifications }) =>
      inWords(/\b(blind|through) hole/i.exec(specifications.application ?? "")?.[0]),
  },
  tolerance: {
    label: "Thread tolerance",
    read: ({ specifications }) =>
      inWords(/\btolerance (.+)$/.exec(specifications.threadStandards ?? "")?.[1]),
  },
  cbnContent: {
    label: "CBN content",
    read: (product) => inWords(/^PCBN, (.+) CBN$/.exec(substance(product))?.[1]),
  },
  grainSize: {
    label: "Grain size",
    read: (product) => {
      const grain = /^PCD, (\d+) µm grain$/.exec(substance(product))?.[1];
      return grain === undefined ? undefined : figure(grain, "µm");
    },
  },
};
