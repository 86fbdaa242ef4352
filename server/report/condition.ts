/** Something that can be wrong with the server, and whether it is at present. */
export interface Condition {
  /** Name of the incident, such as `stored-met`. */
  name: string;
  isOn: boolean;
  /** A sentence for the owner while it is on, without paths or persons. */
  text: string;
  /** Whether it stops messages from being accepted or from reaching the owner. */
  isBlocking: boolean;
  /** Whether it is only told once: nothing needs repair, its end isn't told, and `/readyz` doesn't mention it. */
  isNews?: boolean;
}
