import blocks from "../../ui/blocks/blocks.module.css";
import css from "./privacy-note.module.css";

export interface PrivacyNoteProps {
  /** Which data are stored, for how long, and the visitor's rights; the e-mail address follows. */
  note: string;
  email: string;
  /** The page with the details, if there is one. */
  page: { name: string; href: string } | undefined;
}

/** How a message is handled, beside the form. */
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
