import type { InHand } from "#engineering/in-hand/in-hand.ts";
import { readMeasure } from "#engineering/in-hand/read-measure.ts";
import type { HandFields } from "../../../catalogue/places/hand-address.ts";
import { shapeLetters } from "./shape-picture.tsx";

/** The parsed form, or its error as a sentence. */
export type ReadHand = { hand: InHand } | { field: "measured" | "all"; fault: string };

const holes = ["none", "straight", "countersunk"] as const;

/** The fields without values that the form doesn't offer, such as an unknown shape or hole. */
export function knownFields(fields: HandFields): HandFields {
  const { shape, hole } = fields;
  return {
    ...fields,
    shape: shapeLetters.includes(shape) ? shape : "",
    hole: holes.find((each) => each === hole) ?? "",
  };
}

/** Parses the form. */
export function readHand({ shape, measured, of, printed, ...rest }: HandFields): ReadHand {
  const hole = holes.find((each) => each === rest.hole);
  const measure = readMeasure(measured);
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
      size: { mm: measure.mm, of: of === "edge" ? ("edge" as const) : ("circle" as const) },
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
