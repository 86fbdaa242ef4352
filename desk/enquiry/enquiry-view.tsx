import { wordsBesideList, promptKeys, promptLabels, readQuoteText } from "#contract/quote-text.ts";
import { offerName } from "#server/mail/compose-answer.ts";
import { sizeInWords } from "#server/report/size-in-words.ts";
import { dayInWords, timeInWords } from "#server/report/local-time.ts";
import type { Answer } from "#server/store/answers.ts";
import type { AuditTable } from "#server/store/database/store-tables.ts";
import type { StoredFile } from "#server/store/files/attachment-rows.ts";
import type { Enquiry } from "../inbox/select-enquiries.ts";
import { ButtonForm } from "../ui/parts.tsx";
import { OfferView } from "./offer-view.tsx";

/** An enquiry with all that belongs to it. */
export interface ShownEnquiry {
  enquiry: Enquiry;
  files: readonly StoredFile[];
  answers: readonly Answer[];
  /** Others of the same address, newest first. */
  others: readonly Enquiry[];
  record: readonly AuditTable[];
  /** Why the mail of an answer didn't arrive, by the answer's id. */
  mailFaults: ReadonlyMap<string, string>;
  person: string;
}

/** Kinds of files that are shown as pictures. */
const PICTURES = new Set(["jpeg", "png", "webp"]);

/** Who wrote, when, and what can be done with it. */
export function EnquiryHead({ enquiry, others, person }: ShownEnquiry) {
  const { row, place, handling, reference } = enquiry;
  const own = `/enquiries/${place}`;
  const isMine = handling.taken_by === person;
  return (
    <>
      <p className="back">
        <a href="/enquiries">All enquiries</a>
      </p>
      <h1 dir="auto">{row.user_name}</h1>
      <p className="facts">
        <span>{timeInWords(new Date(row.received_at))}</span>{" "}
        <a
          href={`mailto:${encodeURIComponent(row.email)}?subject=${encodeURIComponent(`Re: ${row.subject}`)}`}
        >
          {row.email}
        </a>{" "}
        <span>{row.subject}</span> <span>No. {reference}</span>{" "}
        {others.length > 0 && <span>{others.length} more of this address</span>}{" "}
        {handling.read_by !== null && <span>read by {handling.read_by}</span>}{" "}
        {handling.taken_by !== null && <span>taken by {handling.taken_by}</span>}
      </p>
      {row.flag !== null && <p className="notice">Looks like an advertisement: {row.flag}</p>}
      {handling.delete_at !== null && (
        <div className="notice">
          <p>
            {handling.deleted_by} deletes it for good on {timeInWords(new Date(handling.delete_at))}.
          </p>
          <ButtonForm action={`${own}/keep`} label="Keep it" />
        </div>
      )}
      <div className="actions">
        {isMine ? (
          <ButtonForm action={`${own}/give-back`} label="Give it back" />
        ) : (
          <ButtonForm
            action={`${own}/take`}
            label={handling.taken_by === null ? "Take it" : "Take it over"}
          />
        )}
        {handling.shelf !== null && <ButtonForm action={`${own}/open`} label="Open again" />}
        {handling.shelf !== "waiting" && (
          <ButtonForm action={`${own}/waiting`} label="Waits for the visitor" />
        )}
        {handling.shelf !== "done" && <ButtonForm action={`${own}/done`} label="Done" />}
        {handling.delete_at === null && (
          <details className="menu">
            <summary>Delete</summary>
            <p>
              The message is deleted for good in a day, with its files, its answers and the visitor&rsquo;s
              page.
            </p>
            <ButtonForm action={`${own}/delete`} label="Delete in a day" />
          </details>
        )}
      </div>
    </>
  );
}

/** What the visitor wrote besides the list, his facts and his files. */
export function EnquiryWords({ enquiry, files }: ShownEnquiry) {
  const { row, place } = enquiry;
  const words = wordsBesideList(row.message);
  const prompts = readQuoteText(row.message)?.answers ?? {};
  const pictures = files.map((file, index) => ({ ...file, number: index + 1 }));
  const href = (number: number) => `/enquiries/${place}/files/${number}`;
  return (
    <>
      {words !== "" && (
        <blockquote dir="auto" className="words">
          {words}
        </blockquote>
      )}
      {Object.keys(prompts).length > 0 && (
        <dl className="pairs">
          {promptKeys.flatMap((key) =>
            prompts[key] === undefined
              ? []
              : [
                  <div key={key}>
                    <dt>{promptLabels[key]}</dt>
                    <dd dir="auto">{prompts[key]}</dd>
                  </div>,
                ],
          )}
        </dl>
      )}
      {files.length > 0 && (
        <section aria-labelledby="files">
          <h2 id="files">Files</h2>
          <ul className="files">
            {pictures.map(({ number, name, kind, bytes }) => (
              <li key={number}>
                {PICTURES.has(kind) && (
                  <a href={`${href(number)}/picture`}>
                    <img src={`${href(number)}/picture`} alt={name} loading="lazy" />
                  </a>
                )}
                <a href={href(number)} download="">
                  <bdi>{name}</bdi>
                </a>{" "}
                <span className="note">{sizeInWords(bytes)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** What was answered, newest first, with what the visitor said to it. */
export function EnquiryAnswers({ enquiry: { place }, answers, mailFaults }: ShownEnquiry) {
  if (answers.length === 0) return null;
  return (
    <section aria-labelledby="answers">
      <h2 id="answers">Answers</h2>
      {answers.toReversed().map((answer) => (
        <article key={answer.id} className="answer">
          <h3>
            {answer.offer ? offerName(answer) : "Answer"}
            <span className="note">
              {" "}
              {timeInWords(answer.sentAt)}, {answer.sentBy}
            </span>
          </h3>
          {mailFaults.has(answer.id) && (
            <p className="fault">The mail did not arrive: {mailFaults.get(answer.id)}</p>
          )}
          {answer.decisions.map((decision) => (
            <p key={decision.id} className="notice">
              <b>{decision.what === "accepted" ? "Accepted" : "Asks again"}</b>{" "}
              {timeInWords(new Date(decision.at))}
              {decision.words !== "" && (
                <span dir="auto" className="words">
                  {decision.words}
                </span>
              )}
            </p>
          ))}
          {answer.words !== "" && (
            <p className="words" dir="auto">
              {answer.words}
            </p>
          )}
          {answer.offer && <OfferView offer={answer.offer} />}
          {answer.validUntil !== undefined && (
            <p className="note">
              Valid till {dayInWords(new Date(`${answer.validUntil}T12:00:00Z`))}{" "}
              {answer.hasSheet && (
                <a href={`/enquiries/${place}/offers/${answer.id}`} download="">
                  As PDF
                </a>
              )}
            </p>
          )}
        </article>
      ))}
    </section>
  );
}

/** Others of the same address, and what was done. */
export function EnquiryPast({ others, record }: ShownEnquiry) {
  return (
    <>
      {others.length > 0 && (
        <section aria-labelledby="others">
          <h2 id="others">More of this address</h2>
          <ul className="plain">
            {others.map(({ place, row }) => (
              <li key={place}>
                <a href={`/enquiries/${place}`}>
                  {row.subject}, {timeInWords(new Date(row.received_at))}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {record.length > 0 && (
        <ol className="history" aria-label="What was done">
          {record.map(({ id, at, person, what }) => (
            <li key={id}>
              <time dateTime={at}>{timeInWords(new Date(at))}</time> {person} {what}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
