import type { HoleKind, InHand } from "../../../engineering/in-hand/in-hand.ts";
import { readMeasure } from "../../../engineering/in-hand/read-measure.ts";

/** The fields of the form as typed; an empty one says nothing. */
export interface HandFields {
  shape: string;
  measured: string;
  of: string;
  hole: HoleKind | "";
  printed: string;
}

/** What the form says, or what is wrong with it, in a sentence. */
export type ReadHand = { hand: InHand } | { field: "measured" | "all"; fault: string };

const holes = ["none", "straight", "countersunk"] as const;

function fieldOf(data: Pick<FormData, "get">, name: keyof HandFields): string {
  const value = data.get(name);
  return typeof value === "string" ? value : "";
}

/** Reads the form. */
export function readHand(data: Pick<FormData, "get">): ReadHand {
  const shape = fieldOf(data, "shape");
  const printed = fieldOf(data, "printed");
  const hole = holes.find((each) => each === fieldOf(data, "hole"));
  const measure = readMeasure(fieldOf(data, "measured"));
  if (measure && "fault" in measure) return { field: "measured", fault: measure.fault };
  const hasPrinted = /[A-Z0-9]/i.test(printed.normalize("NFKC"));
  if (printed.trim() !== "" && !hasPrinted && !shape && !hole && !measure) {
    return {
      field: "all",
      fault:
        "Nothing in the printed text is a letter or a digit of a code. Choose the shape instead, or measure.",
    };
  }
  const hand: InHand = {
    ...(shape !== "" && { shape }),
    ...(measure && {
      size: { mm: measure.mm, of: fieldOf(data, "of") === "edge" ? ("edge" as const) : ("circle" as const) },
    }),
    ...(hole && { hole }),
    ...(hasPrinted && { printed: printed.trim() }),
  };
  if (Object.keys(hand).length > 0) return { hand };
  return {
    field: "all",
    fault: "Say one thing at least: the shape, a measured size, the hole, or a part of the code.",
  };
}
