import { type ContentFault, placeOf, printFault } from "./content-fault.ts";

/** As many faults of one kind are shown in full; of more a person needs only the places. */
const SHOWN = 3;

/** What faults of one kind have in common: all but line, record and the value found. */
function kindOf({ file, field = "", sentence }: ContentFault): string {
  // A cell of the owner's table: its column and what is said of it, whatever it holds.
  if (file === undefined) return JSON.stringify([field, sentence.replaceAll(/"[^"]*"/g, '""')]);
  const [expected] = sentence.split(", found ");
  return JSON.stringify([file, field.replaceAll(/\[\d+\]/g, "[]"), expected]);
}

/** Lines for people: of faults of one kind the first few, then the places of the others in one line. */
export function groupFaults(faults: readonly ContentFault[]): string[] {
  return [...Map.groupBy(faults, kindOf).values()].flatMap((group) => {
    if (group.length <= SHOWN + 1) return group.map(printFault);
    const others = group.slice(SHOWN);
    return [
      ...group.slice(0, SHOWN).map(printFault),
      `… and ${others.length} more like the last one: ${others.map(placeOf).join("; ")}.`,
    ];
  });
}
