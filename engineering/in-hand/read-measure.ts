import type { Mm } from "../units/units.ts";
/** The sizes of inserts in the trade, mm. */
const SMALLEST = 3;
const LARGEST = 40;

/** A measured length in mm, or why it can't be one, in a sentence; undefined where nothing is written. */
export function readMeasure(text: string): { mm: Mm } | { fault: string } | undefined {
  const plain = text
    .normalize("NFKC")
    .trim()
    .replace(/\s*mm$/i, "");
  if (plain === "") return undefined;
  const figure = /^(\d+)(?:[.,](\d+))?$/.exec(plain);
  if (!figure) return { fault: "Write what you measured as a number of millimetres, such as 12.7." };
  const mm = Number(`${figure[1]}.${figure[2] ?? "0"}`);
  if (mm < SMALLEST || mm > LARGEST)
    return {
      fault: `Inserts measure ${SMALLEST} to ${LARGEST} mm: ${mm} mm can't be one. In inches? 1/2″ is 12.7 mm.`,
    };
  return { mm };
}
