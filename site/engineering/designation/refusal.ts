/** Why a text is not a designation: which position is at fault, what it may be, what stood there. */
export interface Refusal {
  kind: "refusal";
  /** Position in the standard, from 1. */
  position: number;
  /** For people: `Position 6, thickness: expected one of S1, 01, …, found "99".` */
  sentence: string;
}

/** A refusal with its sentence. An empty find reads "nothing". */
export function refuse(position: number, name: string, expected: string, found: string): Refusal {
  const what = found === "" ? "nothing" : `"${found}"`;
  return {
    kind: "refusal",
    position,
    sentence: `Position ${position}, ${name}: expected ${expected}, found ${what}.`,
  };
}
