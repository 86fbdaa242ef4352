import { drilling, uDrilling } from "./drilling.ts";
import { grooving, parting } from "./grooving.ts";
import { ballNose, milling } from "./milling.ts";
import { operationIds, type Operation, type OperationId } from "./operation.ts";
import { tapping, threading, threadingInternal, threadingNpt, threadingWhitworth } from "./threads.ts";
import { boring, facing, turning } from "./turning.ts";

/** All operations by their identifier, in the order in which they are offered. */
export const operations: Readonly<Record<OperationId, Operation>> = {
  turning,
  boring,
  facing,
  milling,
  "ball-nose": ballNose,
  drilling,
  "u-drilling": uDrilling,
  tapping,
  threading,
  "threading-internal": threadingInternal,
  "threading-whitworth": threadingWhitworth,
  "threading-npt": threadingNpt,
  grooving,
  parting,
};

/** Reads an operation's identifier; undefined for any other text. */
export function readOperationId(text: string | null | undefined): OperationId | undefined {
  return operationIds.find((id) => id === text);
}
