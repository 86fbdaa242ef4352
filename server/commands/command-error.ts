/** A command can't be carried out; the message is a sentence for the operator. */
export class CommandError extends Error {
  override readonly name = "CommandError";
}
