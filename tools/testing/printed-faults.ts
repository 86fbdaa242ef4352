import { type ContentFault, printFault } from "#prerender/reading/faults/content-fault.ts";

/** For tests: the faults of an import as the owner reads them. */
export function printedFaults({ faults }: { faults: readonly ContentFault[] }): string[] {
  return faults.map(printFault);
}
