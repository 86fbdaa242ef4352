import blocks from "../../ui/blocks/blocks.module.css";
import css from "./privacy-note.module.css";

export interface PrivacyNoteProps {
  /** What is kept, how long, and what one may ask for; the e-mail address follows it. */
  note: string;
  email: string;
  /** The page that says more, once there is one. */
  page: { name: string; href: string } | undefined;
}

/** What happens to a message, beside the form. */
export function PrivacyNote({ note, email, page }: PrivacyNoteProps) {
  return (
    <p className={`${blocks.label} ${css.note}`}>
      {`${note} `}
      <a href={`mailto:${email}`}>{email}</a>.
      {page && (
        <>
          {" "}
          <a href={page.href}>{page.name}</a>
        </>
      )}
    </p>
  );
}
