/** Why a text is not a designation: the invalid position, what was expected and what was found. */
export interface Refusal {
  kind: "refusal";
  /** Position in the standard, from 1. */
  position: number;
  /** For people: `Position 6, thickness: expected one of S1, 01, …, found "99".` */
  sentence: string;
}

/** Creates a refusal with its sentence. An empty `found` reads "nothing". */
export function refuse(position: number, name: string, expected: string, found: string): Refusal {
  const what = found === "" ? "nothing" : `"${found}"`;
  return {
    kind: "refusal",
    position,
    sentence: `Position ${position}, ${name}: expected ${expected}, found ${what}.`,
  };
}
