/** Something about the server that can be wrong, and whether it is now. */
export interface Condition {
  /** Name of the incident, such as `stored-met`. */
  name: string;
  isOn: boolean;
  /** A sentence for the owner while it is on. It names no path and no person. */
  text: string;
  /** Whether no message can be taken, or none reaches the owner, until it is mended. */
  isBlocking: boolean;
  /** Whether it is told once and is nothing to be mended: no end of it is told, and `/readyz` is silent about it. */
  isNews?: boolean;
}
