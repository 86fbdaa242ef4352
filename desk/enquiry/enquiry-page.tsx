import type { Context } from "hono";
import { answerMailId, answersOf } from "#server/store/answers.ts";
import { filesOf } from "#server/store/files/attachment-rows.ts";
import { auditOf } from "../audit.ts";
import { type DeskEnv, type DeskParts, pageOf } from "../http.ts";
import { type InboxList, InboxNav } from "../inbox/inbox-list.tsx";
import {
  type Enquiry,
  type InboxQuery,
  SHELVES,
  type Shelf,
  TRAITS,
  type Trait,
  countShelves,
  enquiriesOf,
  findEnquiry,
  selectEnquiries,
} from "../inbox/select-enquiries.ts";
import { type PageFrame, renderPage } from "../ui/page.tsx";
import { type AnswerForm, AnswerPanel, PricedLines } from "./answer-form.tsx";
import { isDay } from "./read-answer.ts";
import {
  EnquiryAnswers,
  EnquiryHead,
  EnquiryPast,
  EnquiryWords,
  type ShownEnquiry,
} from "./enquiry-view.tsx";

export type DeskContext = Context<DeskEnv>;

/** What the frame of a page shows to whoever is signed in. */
export type FrameOf = (context: DeskContext) => Promise<Partial<PageFrame>>;

/** Name of who is signed in. */
export function personOf(context: DeskContext): string {
  return context.get("person").name;
}

/** The enquiry in the address; undefined if there is none. */
export async function enquiryOf(
  { store: { database } }: DeskParts,
  context: DeskContext,
): Promise<Enquiry | undefined> {
  const place = Number(context.req.param("place"));
  return Number.isSafeInteger(place) && place > 0 ? findEnquiry(database, place) : undefined;
}

/** Leads away from an enquiry that isn't there. */
export function leaveGone(context: DeskContext): Response {
  return context.redirect("/enquiries?said=gone", 303);
}

/** A day in an address; undefined for anything else. */
function dayOf(text = ""): string | undefined {
  return isDay(text) ? text : undefined;
}

/** The list that the address asks for. */
export async function listOf(
  { store: { database }, clock }: DeskParts,
  context: DeskContext,
): Promise<InboxList> {
  const person = personOf(context);
  const shelf = context.req.query("shelf") ?? "open";
  const trait = context.req.query("with") ?? "";
  const query: InboxQuery = {
    shelf: Object.hasOwn(SHELVES, shelf) ? (shelf as Shelf) : "open", // one of its keys
    search: (context.req.query("q") ?? "").slice(0, 200).trim(),
    trait: Object.hasOwn(TRAITS, trait) ? (trait as Trait) : undefined, // one of its keys
    from: dayOf(context.req.query("from")),
    till: dayOf(context.req.query("till")),
    person,
  };
  const page = pageOf(context.req.query("page"));
  const { enquiries, hasMore } = await selectEnquiries(database, query, page);
  const answers = await answersOf(
    database,
    enquiries.map(({ row }) => row.key),
  );
  return {
    query,
    counts: await countShelves(database, person),
    enquiries,
    answers,
    page,
    hasMore,
    now: clock(),
  };
}

async function shownOf(
  { store: { database } }: DeskParts,
  enquiry: Enquiry,
  person: string,
): Promise<ShownEnquiry> {
  const { key, email } = enquiry.row;
  const answers = (await answersOf(database, [key])).get(key) ?? [];
  const failed = await database
    .selectFrom("outbox")
    .select(["id", "last_error"])
    .where("message_key", "=", key)
    .where("kind", "=", "answer")
    .where("sent_at", "is", null)
    .where("last_error", "is not", null)
    .execute();
  const errors = new Map(failed.map(({ id, last_error }) => [id, last_error ?? ""]));
  return {
    enquiry,
    files: (await filesOf(database, [key])).get(key) ?? [],
    answers,
    others: (await enquiriesOf(database, email)).filter(({ place }) => place !== enquiry.place),
    record: await auditOf(database, enquiry.reference),
    mailFaults: new Map(
      answers.flatMap(({ id }) => {
        const error = errors.get(answerMailId(id));
        return error === undefined ? [] : [[id, error] as const];
      }),
    ),
    person,
  };
}

/** An enquiry's page, with the form of an answer as it is handed in. */
export async function enquiryPage(
  parts: DeskParts,
  frame: FrameOf,
  context: DeskContext,
  { enquiry, form }: { enquiry: Enquiry; form: AnswerForm },
): Promise<string> {
  const shown = await shownOf(parts, enquiry, personOf(context));
  const list = await listOf(parts, context);
  return renderPage(
    { ...(await frame(context)), title: enquiry.row.user_name, current: "enquiries" },
    <div className="columns">
      <InboxNav list={list} current={enquiry.place} />
      <div className="enquiry">
        <EnquiryHead {...shown} />
        <EnquiryWords {...shown} />
        <PricedLines form={form} />
        <EnquiryAnswers {...shown} />
      </div>
      <div className="aside">
        <AnswerPanel form={form} />
        <EnquiryPast {...shown} />
      </div>
    </div>,
  );
}
