/** A command can't be done; the message is a sentence for the operator. */
export class CommandError extends Error {
  override readonly name = "CommandError";
}
