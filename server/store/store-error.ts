/** The store can't be opened; the message is a sentence for the operator. */
export class StoreError extends Error {
  override readonly name = "StoreError";
}

/** The words of anything that was thrown. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
