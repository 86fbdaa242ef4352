import { Hono } from "hono";
import { download } from "#server/answers/download.ts";
import { offerName } from "#server/mail/compose-answer.ts";
import { OfferOutrun, answersOf, comingOffer, sendAnswer, sheetOf } from "#server/store/answers.ts";
import { audit } from "../audit.ts";
import { type Database, type DeskEnv, type DeskParts, fieldsOf } from "../http.ts";
import type { Enquiry } from "../inbox/select-enquiries.ts";
import { newId } from "../new-id.ts";
import { offerPdf } from "../offer/offer-pdf.ts";
import { renderPage } from "../ui/page.tsx";
import { askedLines } from "./asked-lines.ts";
import { findDraft, saveDraft } from "#server/store/drafts.ts";
import { type FrameOf, enquiryOf, enquiryPage, leaveGone, personOf } from "./enquiry-page.tsx";
import { PreviewPage } from "./preview-page.tsx";
import { type CompleteAnswer, readAnswer } from "./read-answer.ts";
import { templateWords } from "./templates.ts";

/** Writing an answer, looking at it, and sending it. */
export function answerRoute(parts: DeskParts, frame: FrameOf): Hono<DeskEnv> {
  const { clock, range, log, print } = parts;
  const { database } = parts.store;
  const route = new Hono<DeskEnv>();

  /** The answer that is being written, if it is complete. */
  const draftOf = async (connection: Database, { row }: Enquiry) => {
    const draft = await findDraft(connection, row.key);
    const read = draft && readAnswer(draft.fields, askedLines(row.message, range), clock());
    return draft && read && "answer" in read ? { version: draft.version, answer: read.answer } : undefined;
  };
  /** Its offer as PDF, with the number that it will have; undefined where the words go alone. */
  const pdfOf = async (
    { row, reference }: Enquiry,
    { words, offered }: CompleteAnswer,
    given: { person: string; number: string; revision: number },
  ) =>
    offered &&
    (await offerPdf(
      {
        ...given,
        ...offered,
        words,
        at: clock(),
        to: { name: row.user_name, email: row.email },
        asked: { reference, at: new Date(row.received_at) },
        seller: print.seller,
      },
      print.fonts,
    ));

  route.post("/enquiries/:place/draft", async (context) => {
    const enquiry = await enquiryOf(parts, context);
    if (!enquiry) return leaveGone(context);
    const { version: seen = "0", next = "save", template, ...posted } = await fieldsOf(context.req.raw);
    const lines = askedLines(enquiry.row.message, range);
    const person = personOf(context);
    const begun = template && templateWords(template, { name: enquiry.row.user_name, person });
    const words = begun
      ? [posted["words"] ?? "", begun].filter((text) => text !== "").join("\n\n")
      : (posted["words"] ?? "");
    const fields = { ...posted, words };
    const own = `/enquiries/${enquiry.place}`;
    const saved = await saveDraft(database, enquiry.row.key, {
      version: Number(seen),
      fields,
      person,
      at: clock(),
    });
    if (saved === undefined) {
      const other = await findDraft(database, enquiry.row.key);
      const conflict = other && {
        by: other.changedBy,
        at: other.changedAt,
        words: other.fields["words"] ?? "",
      };
      const form = {
        place: enquiry.place,
        version: other?.version ?? 0,
        fields,
        faults: {},
        lines,
        conflict,
      };
      return context.html(await enquiryPage(parts, frame, context, { enquiry, form }), 409);
    }
    if (next !== "preview" || template !== undefined)
      return context.redirect(`${own}?said=saved#answer`, 303);
    const read = readAnswer(fields, lines, clock());
    if ("answer" in read) return context.redirect(`${own}/preview`, 303);
    const form = { place: enquiry.place, version: saved, fields, faults: read.faults, lines };
    return context.html(await enquiryPage(parts, frame, context, { enquiry, form }), 422);
  });

  route.get("/enquiries/:place/preview", async (context) => {
    const enquiry = await enquiryOf(parts, context);
    if (!enquiry) return leaveGone(context);
    const draft = await draftOf(database, enquiry);
    if (!draft) return context.redirect(`/enquiries/${enquiry.place}`, 303);
    const title = "Preview";
    return context.html(
      renderPage(
        { ...(await frame(context)), title, current: "enquiries" },
        <PreviewPage enquiry={enquiry} person={personOf(context)} {...draft} />,
      ),
    );
  });

  route.get("/enquiries/:place/preview.pdf", async (context) => {
    const enquiry = await enquiryOf(parts, context);
    const draft = enquiry && (await draftOf(database, enquiry));
    const pdf =
      draft && (await pdfOf(enquiry, draft.answer, { person: personOf(context), number: "", revision: 1 }));
    if (!pdf) return leaveGone(context);
    return download(Buffer.from(pdf), { name: "offer.pdf", contentType: "application/pdf", headers: {} });
  });

  route.get("/enquiries/:place/offers/:answer", async (context) => {
    const enquiry = await enquiryOf(parts, context);
    const answers = enquiry && (await answersOf(database, [enquiry.row.key])).get(enquiry.row.key);
    const answer = answers?.find(({ id }) => id === context.req.param("answer"));
    const pdf = answer && (await sheetOf(database, answer.id));
    if (!pdf) return leaveGone(context);
    return download(pdf, { name: `${offerName(answer)}.pdf`, contentType: "application/pdf", headers: {} });
  });

  route.post("/enquiries/:place/send", async (context) => {
    const enquiry = await enquiryOf(parts, context);
    if (!enquiry) return leaveGone(context);
    const own = `/enquiries/${enquiry.place}`;
    const { version = "" } = await fieldsOf(context.req.raw);
    const sent = await sendDraft(enquiry, version, personOf(context));
    if (sent) log.info({ event: "desk.answered", key: enquiry.reference });
    return context.redirect(sent ? `${own}?said=sent` : own, 303);
  });

  /** Sends the draft that was seen, and once: whoever presses twice finds none the second time. */
  async function sendDraft(enquiry: Enquiry, version: string, person: string): Promise<boolean> {
    const { row, reference } = enquiry;
    const draft = await draftOf(database, enquiry);
    if (!draft || String(draft.version) !== version) return false;
    const { words, offered } = draft.answer;
    const at = clock();
    // Made before the transaction, in which every visitor's message would wait for it.
    const coming = offered && (await comingOffer(database, row.key, at));
    const pdf = coming && (await pdfOf(enquiry, draft.answer, { ...coming, person }));
    try {
      return await database.transaction().execute(async (transaction) => {
        const result = await sendAnswer(transaction, {
          id: newId(),
          messageKey: row.key,
          words,
          draft: draft.version,
          offered: offered && { ...offered, sheet: coming && pdf && { ...coming, pdf } },
          person,
          at,
        });
        if (result === undefined) return false;
        const what =
          result.number === undefined
            ? "answered"
            : `sent offer ${result.number}, revision ${result.revision}`;
        await audit(transaction, { person, what, about: reference, at });
        return true;
      });
    } catch (error) {
      if (!(error instanceof OfferOutrun)) throw error;
      return sendDraft(enquiry, version, person);
    }
  }
  return route;
}
