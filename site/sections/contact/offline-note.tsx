import { useState } from "react";
import { NewTabLink } from "../../ui/links/new-tab-link.tsx";
import css from "./contact-form.module.css";

interface OfflineNoteProps {
  chatHref: string;
  email: string;
  /** The complete message, including the quote list. */
  message: () => string;
}

/** Shown under the form while offline: the text stays, and other apps send it when they are online again. */
export function OfflineNote({ chatHref, email, message }: OfflineNoteProps) {
  const [copyResult, setCopyResult] = useState("");
  function copy(): void {
    navigator.clipboard.writeText(message()).then(
      () => setCopyResult(" Copied."),
      () => setCopyResult(" This browser doesn't let the page copy."),
    );
  }
  return (
    <>
      You are offline. Your text is kept here: send it once the network is back. Or{" "}
      <button type="button" className={css.clear} onClick={copy}>
        copy the message
      </button>{" "}
      into <NewTabLink href={chatHref}>WhatsApp</NewTabLink> or an <a href={`mailto:${email}`}>e-mail</a>,
      which go out by themselves then.{copyResult}
    </>
  );
}
