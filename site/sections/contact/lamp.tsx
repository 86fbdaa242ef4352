import { countWithUnit } from "../../catalogue/places/counts.ts";
import css from "./lamp.module.css";

/** What the form is doing. */
export type SendState = "idle" | "sending" | "success" | "error";

interface LampProps {
  state: SendState;
  /** How many lines of the quote list go with the message. */
  lines: number;
  /** Whether fields have errors: the list above the lamp names them. */
  isRefused: boolean;
}

/** The exact words of the specification for success and failure; the others are ours. */
function words({ state, lines, isRefused }: LampProps): string {
  if (state === "success") return "Message sent successfully! We'll get back to you soon.";
  if (state === "error") return "Failed to send message. Please try again later.";
  if (state === "sending")
    return lines > 0
      ? `Sending your message and ${countWithUnit(lines, "quote line")}.`
      : "Sending your message.";
  if (isRefused) return "Not sent yet: the list above says why.";
  // With a quote list the message may stay empty.
  return lines > 0 ? "Name, email and subject are required." : "All four fields are required.";
}

/** The status beside the button: a lamp and its meaning. Its height never changes. */
export function Lamp(props: LampProps) {
  return (
    <p className={css.lamp} data-state={props.state} role="status">
      {words(props)}
    </p>
  );
}
