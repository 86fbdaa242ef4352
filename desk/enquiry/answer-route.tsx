import { Hono } from "hono";
import { sendAnswer } from "#server/store/answers.ts";
import { audit } from "../audit.ts";
import { type DeskEnv, type DeskParts, fieldsOf } from "../http.ts";
import { newId } from "../new-id.ts";
import { renderPage } from "../ui/page.tsx";
import { askedLines } from "./asked-lines.ts";
import { findDraft, saveDraft } from "./drafts.ts";
import { type FrameOf, enquiryOf, enquiryPage, leaveGone, personOf } from "./enquiry-page.tsx";
import { PreviewPage } from "./preview-page.tsx";
import { readAnswer } from "./read-answer.ts";
import { templateWords } from "./templates.ts";

/** Writing an answer, looking at it, and sending it. */
export function answerRoute(parts: DeskParts, frame: FrameOf): Hono<DeskEnv> {
  const { clock, range, log } = parts;
  const { database } = parts.store;
  const route = new Hono<DeskEnv>();

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
    const draft = enquiry && (await findDraft(database, enquiry.row.key));
    if (!enquiry) return leaveGone(context);
    const read = draft && readAnswer(draft.fields, askedLines(enquiry.row.message, range), clock());
    if (!draft || !read || !("answer" in read)) return context.redirect(`/enquiries/${enquiry.place}`, 303);
    const title = "Preview";
    return context.html(
      renderPage(
        { ...(await frame(context)), title, current: "enquiries" },
        <PreviewPage
          enquiry={enquiry}
          version={draft.version}
          answer={read.answer}
          person={personOf(context)}
        />,
      ),
    );
  });

  route.post("/enquiries/:place/send", async (context) => {
    const enquiry = await enquiryOf(parts, context);
    if (!enquiry) return leaveGone(context);
    const own = `/enquiries/${enquiry.place}`;
    const { version = "" } = await fieldsOf(context.req.raw);
    const person = personOf(context);
    const at = clock();
    const sent = await database.transaction().execute(async (transaction) => {
      // The draft that was seen, and once: whoever presses twice finds none the second time.
      const draft = await findDraft(transaction, enquiry.row.key);
      const read = draft && readAnswer(draft.fields, askedLines(enquiry.row.message, range), at);
      if (!draft || String(draft.version) !== version || !read || !("answer" in read)) return undefined;
      const { words, offered } = read.answer;
      const result = await sendAnswer(transaction, {
        id: newId(),
        messageKey: enquiry.row.key,
        words,
        offered,
        person,
        at,
      });
      if (result === undefined) return undefined;
      const what =
        result.number === undefined ? "answered" : `sent offer ${result.number}, revision ${result.revision}`;
      await audit(transaction, { person, what, about: enquiry.reference, at });
      return result;
    });
    if (sent) log.info({ event: "desk.answered", key: enquiry.reference });
    return context.redirect(sent ? `${own}?said=sent` : own, 303);
  });
  return route;
}
