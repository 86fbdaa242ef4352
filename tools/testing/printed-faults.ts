import { type ContentFault, printFault } from "#prerender/content/faults/content-fault.ts";

/** For tests: what the owner reads of the faults of an import. */
export function toldFaults({ faults }: { faults: readonly ContentFault[] }): string[] {
  return faults.map(printFault);
}
