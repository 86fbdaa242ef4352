import { dayInWords } from "#server/report/local-time.ts";
import { NO_ORDER } from "#server/mail/compose-answer.ts";
import type { Enquiry } from "../inbox/select-enquiries.ts";
import { ButtonForm, Sheet } from "../ui/parts.tsx";
import { OfferView } from "./offer-view.tsx";
import type { CompleteAnswer } from "./read-answer.ts";

/** An answer as the visitor gets it, before it is sent. */
export function PreviewPage({
  enquiry: { place, row },
  version,
  answer: { words, offered },
  person,
}: {
  enquiry: Enquiry;
  version: number;
  answer: CompleteAnswer;
  person: string;
}) {
  return (
    <Sheet title="Preview">
      <p className="note">
        From {person}, to <bdi>{row.email}</bdi>
      </p>
      {words !== "" && (
        <p className="words" dir="auto">
          {words}
        </p>
      )}
      {offered && (
        <>
          <OfferView offer={offered.offer} />
          <p>
            Valid till {dayInWords(new Date(`${offered.validUntil}T12:00:00Z`))}. {NO_ORDER}
          </p>
        </>
      )}
      <div className="actions">
        <ButtonForm
          action={`/enquiries/${place}/send`}
          label={offered ? "Send offer" : "Send answer"}
          fields={{ version: String(version) }}
          isPrimary
        />
        {offered && (
          <a className="secondary" href={`/enquiries/${place}/preview.pdf`} download="">
            As PDF
          </a>
        )}
        <a className="secondary" href={`/enquiries/${place}#answer`}>
          Change it
        </a>
      </div>
    </Sheet>
  );
}
