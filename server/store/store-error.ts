/** The store can't be opened; the message is a sentence for the operator. */
export class StoreError extends Error {
  override readonly name = "StoreError";
}
