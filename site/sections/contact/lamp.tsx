import css from "./lamp.module.css";

/** What the form is doing. */
export type SendState = "idle" | "sending" | "success" | "error";

/** The exact words of the specification for success and failure; the others are ours. */
const words: Record<SendState, string> = {
  idle: "All four fields are required.",
  sending: "Sending your message.",
  success: "Message sent successfully! We'll get back to you soon.",
  error: "Failed to send message. Please try again later.",
};

/** The window beside the button: a lamp and what it means. Its height never changes. */
export function Lamp({ state, hasList }: { state: SendState; hasList: boolean }) {
  return (
    <p className={css.lamp} data-state={state} role="status">
      {/* With a quote list the message may stay empty. */}
      {state === "idle" && hasList ? "Name, email and subject are required." : words[state]}
    </p>
  );
}
