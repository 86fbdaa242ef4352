/** As many faults of one kind are shown in full; of more a person needs only the places. */
const SHOWN = 3;

/** What faults of one kind have in common: all but line or row, record and the value found. */
function kindOf(fault: string): string {
  // A cell of a table: its column and what is said of it, whatever it holds.
  if (fault.startsWith("row ")) return fault.replace(/^row \d+/, "row").replaceAll(/"[^"]*"/g, '""');
  return fault
    .replace(/, line \d+/, "")
    .replace(/product "[^"]*"/, "product")
    .replaceAll(/\[\d+\]/g, "[]")
    .replace(/, found .*$/, "");
}

/** Where a fault is: its file and line, or its row and column. */
function placeOf(fault: string): string {
  return /^[^:]+?(?:, line \d+)?(?=:)/.exec(fault)?.[0] ?? fault;
}

/** Lines for people: of faults of one kind the first few, then the places of the others in one line. */
export function groupFaults(faults: readonly string[]): string[] {
  return [...Map.groupBy(faults, kindOf).values()].flatMap((group) => {
    if (group.length <= SHOWN + 1) return group;
    const others = group.slice(SHOWN);
    return [
      ...group.slice(0, SHOWN),
      `… and ${others.length} more like the last one: ${others.map(placeOf).join("; ")}.`,
    ];
  });
}
