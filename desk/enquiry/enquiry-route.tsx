import { Hono } from "hono";
import { download, fileOf } from "#server/answers/download.ts";
import { filesOf, readWhole } from "#server/store/files/attachment-rows.ts";
import { answersOf, currentOffer } from "#server/store/answers.ts";
import { selectNewest } from "#server/store/select-newest.ts";
import { type Handling, handle } from "#server/store/handling.ts";
import { audit } from "../audit.ts";
import type { DeskEnv, DeskParts } from "../http.ts";
import { LEAD_PROGRAMS, leadCsv, leadProgram } from "../inbox/lead-csv.ts";
import { InboxNav } from "../inbox/inbox-list.tsx";
import { type Enquiry, countShelves } from "../inbox/select-enquiries.ts";
import { renderPage } from "../ui/page.tsx";
import type { AnswerForm } from "./answer-form.tsx";
import { askedLines } from "./asked-lines.ts";
import { findDraft } from "#server/store/drafts.ts";
import { type FrameOf, enquiryOf, enquiryPage, leaveGone, listOf, personOf } from "./enquiry-page.tsx";
import { freshFields } from "./read-answer.ts";
import { redraw } from "./redraw.ts";

const DAY = 24 * 3_600_000;

/** What a button of an enquiry does, and how the record says it. */
const ACTIONS: Record<
  string,
  { what: string; said: string; change: (person: string, now: Date) => Omit<Handling, "at"> }
> = {
  take: { what: "took it", said: "taken", change: (person) => ({ takenBy: person }) },
  "give-back": { what: "gave it back", said: "given-back", change: () => ({ takenBy: null }) },
  waiting: { what: "waits for the visitor", said: "waiting", change: () => ({ shelf: "waiting" }) },
  done: { what: "called it done", said: "done", change: () => ({ shelf: "done" }) },
  open: { what: "opened it again", said: "open", change: () => ({ shelf: null }) },
  delete: {
    what: "deletes it in a day",
    said: "deleting",
    change: (person, now) => ({ deletion: { at: new Date(now.getTime() + DAY), by: person } }),
  },
  keep: { what: "keeps it", said: "kept", change: () => ({ deletion: null }) },
};

/** The inbox, and each enquiry in it with its files. */
export function enquiryRoute(parts: DeskParts, frame: FrameOf): Hono<DeskEnv> {
  const { clock, range } = parts;
  const { database } = parts.store;
  const route = new Hono<DeskEnv>();

  const formOf = async (enquiry: Enquiry): Promise<AnswerForm> => {
    const lines = askedLines(enquiry.row.message, range);
    const draft = await findDraft(database, enquiry.row.key);
    const answers = (await answersOf(database, [enquiry.row.key])).get(enquiry.row.key) ?? [];
    const fresh = () => freshFields(lines, clock(), currentOffer(answers)?.offer);
    const { version, fields } = draft ?? { version: 0, fields: fresh() };
    return { place: enquiry.place, version, fields, faults: {}, lines };
  };

  route.get("/enquiries", async (context) => {
    const list = await listOf(parts, context);
    return context.html(
      renderPage(
        { ...(await frame(context)), title: "Enquiries", current: "enquiries" },
        <div className="columns alone">
          <h1 className="hidden">Enquiries</h1>
          <InboxNav list={list} />
        </div>,
      ),
    );
  });

  route.get("/leads/:program", async (context) => {
    const program = leadProgram(context.req.param("program").replace(/\.csv$/, ""));
    if (!program) return context.notFound();
    const person = personOf(context);
    const rows = (await selectNewest(database)).filter(({ flag }) => flag === null);
    await audit(database, {
      person,
      what: `exported ${rows.length} leads for ${LEAD_PROGRAMS[program]}`,
      at: clock(),
    });
    const file = { name: `leads-${program}.csv`, contentType: "text/csv;charset=utf-8", headers: {} };
    return download(leadCsv(rows, program), file);
  });

  /** For the script: how many nobody has read, so that the page says when one comes in. */
  route.get("/enquiries/count", async (context) => {
    const { new: unread } = await countShelves(database, personOf(context));
    return context.json({ unread });
  });

  route.get("/enquiries/:place", async (context) => {
    const found = await enquiryOf(parts, context);
    if (!found) return leaveGone(context);
    if (found.handling.read_at === null && context.req.method === "GET") {
      const readBy = personOf(context);
      await handle(database, found.row.key, { at: clock(), readBy });
      await audit(database, { person: readBy, what: "read it", about: found.reference, at: clock() });
    }
    const enquiry = (await enquiryOf(parts, context)) ?? found;
    return context.html(await enquiryPage(parts, frame, context, { enquiry, form: await formOf(enquiry) }));
  });

  route.get("/enquiries/:place/files/:number", async (context) => {
    const enquiry = await enquiryOf(parts, context);
    const file = enquiry && (await fileOf(database, enquiry.row.key, context.req.param("number"), {}));
    return file ?? context.notFound();
  });
  route.get("/enquiries/:place/files/:number/picture", async (context) => {
    const enquiry = await enquiryOf(parts, context);
    const files = enquiry && (await filesOf(database, [enquiry.row.key])).get(enquiry.row.key);
    const file = files?.[Number(context.req.param("number")) - 1];
    const picture = file && (await redraw(await readWhole(database, file.id)));
    if (!picture) return context.notFound();
    return new Response(new Uint8Array(picture), { headers: { "Content-Type": "image/webp" } });
  });
  route.post("/enquiries/:place/:action", async (context) => {
    const enquiry = await enquiryOf(parts, context);
    const name = context.req.param("action");
    const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
    if (!action) return context.notFound();
    if (!enquiry) return leaveGone(context);
    const person = personOf(context);
    const at = clock();
    await database.transaction().execute(async (transaction) => {
      await handle(transaction, enquiry.row.key, { at, ...action.change(person, at) });
      await audit(transaction, { person, what: action.what, about: enquiry.reference, at });
    });
    return context.redirect(`/enquiries/${enquiry.place}?said=${action.said}`, 303);
  });
  return route;
}
