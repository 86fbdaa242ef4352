import { countWithUnit } from "../../../catalogue/places/counts.ts";
import type { SendState } from "./sending.ts";
import css from "./send-status.module.css";

interface SendStatusProps {
  state: SendState;
  /** Number of quote-list lines that the message contains. */
  lines: number;
  /** Whether fields have errors: a list above the status names them. */
  isRefused: boolean;
}

/** The specification prescribes the texts for success and failure. */
function statusText({ state, lines }: SendStatusProps): string | undefined {
  if (state === "success") return "Message sent successfully! We'll get back to you soon.";
  if (state === "error") return "Failed to send message. Please try again later.";
  if (state === "sending")
    return lines > 0
      ? `Sending your message and ${countWithUnit(lines, "quote line")}.`
      : "Sending your message.";
  return undefined;
}

/** The text in other states. With a quote list the message may stay empty. */
function restText({ lines, isRefused }: SendStatusProps): string {
  if (isRefused) return "Not sent: correct what the list above names.";
  return lines > 0 ? "Name, email and subject are required." : "All four fields are required.";
}

/** The status beside the button: a lamp and its meaning. Its height never changes. */
export function SendStatus(props: SendStatusProps) {
  const words = statusText(props);
  return (
    <p className={css.lamp} data-state={props.state}>
      {/* Not announced: it changes with every tool added anywhere, and the list of errors has its own announcement. */}
      {words === undefined && restText(props)}
      <span role="status">{words}</span>
    </p>
  );
}
