import type { OperationId } from "#engineering/calculator/operations/operation.ts";
import type { ProgramKind } from "#engineering/threads/program-fields.ts";

/** The programs that a place leads to. */
export interface Programs {
  /** The line that opens them. */
  title: string;
  kinds: readonly ProgramKind[];
}

const turning: Programs = { title: "Program with its passes: G76, G92", kinds: ["turning"] };

/** The programs that an operation leads to; none for most. */
export const programsFor: Partial<Record<OperationId, Programs>> = {
  threading: turning,
  "threading-internal": turning,
  "threading-whitworth": turning,
  "threading-npt": { title: "Program: G76, G92, thread milling", kinds: ["turning", "milling"] },
  tapping: { title: "Program for milling this thread instead", kinds: ["milling"] },
  milling: { title: "Program: helical entry, thread milling", kinds: ["entry", "milling"] },
};
