/** Something doesn't hold that must hold. */
export class Violation extends Error {
  override readonly name = "Violation";
}
