import { countWithUnit } from "../../../catalogue/places/counts.ts";
import type { SendState } from "./sending.ts";
import css from "./lamp.module.css";

interface LampProps {
  state: SendState;
  /** How many lines of the quote list go with the message. */
  lines: number;
  /** Whether fields have errors: the list above the lamp names them. */
  isRefused: boolean;
}

/** The exact words of the specification for success and failure; the others are ours. */
function said({ state, lines }: LampProps): string | undefined {
  if (state === "success") return "Message sent successfully! We'll get back to you soon.";
  if (state === "error") return "Failed to send message. Please try again later.";
  if (state === "sending")
    return lines > 0
      ? `Sending your message and ${countWithUnit(lines, "quote line")}.`
      : "Sending your message.";
  return undefined;
}

/** What stands there otherwise. With a quote list the message may stay empty. */
function atRest({ lines, isRefused }: LampProps): string {
  if (isRefused) return "Not sent yet: the list above says why.";
  return lines > 0 ? "Name, email and subject are required." : "All four fields are required.";
}

/** The status beside the button: a lamp and its meaning. Its height never changes. */
export function Lamp(props: LampProps) {
  const words = said(props);
  return (
    <p className={css.lamp} data-state={props.state}>
      {/* Not announced: it changes with each tool that is added anywhere, and the list of faults has been. */}
      {words === undefined && atRest(props)}
      <span role="status">{words}</span>
    </p>
  );
}
