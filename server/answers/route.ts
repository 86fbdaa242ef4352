import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Hono } from "hono";
import { ENQUIRY_PATH } from "#contract/contact.ts";
import { ENQUIRY_TEMPLATES, ERASED_PATH } from "#contract/enquiry-page.ts";
import type { Settings } from "#contract/settings.ts";
import { type PageValues, fillPage } from "../http/fill-page.ts";
import { type PostSettings, type RouteEnv, networksOf, senderOfPost } from "../http/post-context.ts";
import { siteOrigin } from "../http/site-origin.ts";
import { type RateLimiter, takeEach } from "../limits/rate-limit.ts";
import type { Log } from "../report/log.ts";
import { quoteCsv } from "../report/quote-csv.ts";
import { offerName } from "../mail/compose-answer.ts";
import { type Answer, answersOf, currentOffer, sheetOf } from "../store/answers.ts";
import type { MessageRow } from "../store/database/message-rows.ts";
import type { OpenDatabase } from "../store/database/store-tables.ts";
import { decide } from "../store/decisions.ts";
import { filesOf } from "../store/files/attachment-rows.ts";
import { handlingOf } from "../store/handling.ts";
import { findLinked } from "../store/links.ts";
import { referenceOf } from "../store/message-reference.ts";
import { askingWords, standingOf } from "./answer-values.ts";
import { type ShownEnquiry, enquiryValues } from "./enquiry-values.ts";
import { type DecisionForm, formValues, readForm } from "./decision-form.ts";
import { eraseEnquiry } from "./erase-enquiry.ts";
import { download, fileOf } from "./download.ts";
import { offerCsv } from "./offer-csv.ts";
import { type Problem, problems } from "./problems.ts";

/** The route's dependencies. */
export interface AnswersRouteOptions {
  store: Pick<OpenDatabase, "database" | "eraseDeleted">;
  distDir: string;
  isThere: (path: string) => boolean;
  settings: PostSettings & Pick<Settings, "dataDir" | "retentionDays">;
  /** Counts requests by network, found or not. */
  enquiryLimiter: RateLimiter;
  clock: () => Date;
  log: Log;
  /** Called after each request that failed because of the server's own state. */
  onRefused: () => void;
  /** Called when a mail is due. */
  onStored: () => void;
}

const DAY = 24 * 3_600_000;

/**
 * Headers of every answer here: nothing may keep it, index it, or tell another address where the visitor was. The page
 * that asks before deleting tells its origin, since browsers else send its form without one.
 */
function privateHeaders(referrer: "no-referrer" | "strict-origin" = "no-referrer"): Record<string, string> {
  return { "Cache-Control": "no-store", "X-Robots-Tag": "noindex", "Referrer-Policy": referrer };
}

/**
 * The visitor's private pages of what he sent. Whatever leads to no message, be it unknown, malformed, expired or
 * deleted, gets the same answer after the same one look into the store.
 */
export function answersRoute(options: AnswersRouteOptions): Hono<RouteEnv> {
  const { settings, store, enquiryLimiter, clock, log } = options;
  const route = new Hono<RouteEnv>();
  route.on(["GET", "POST"], "/*", async (context) => {
    const { path } = context.req;
    // Hono answers HEAD with the headers of GET.
    const method = context.req.method === "POST" ? "POST" : "GET";
    try {
      const networks = networksOf(context, settings.trustedProxies);
      const wait = await takeEach(enquiryLimiter, networks, { now: clock(), scope: "enquiry " });
      if (wait > 0) return await answerProblem("limited", options, { retryAfter: Math.ceil(wait / 1000) });
      const [token = "", ...rest] = path.slice(ENQUIRY_PATH.length).split("/");
      if (method === "POST" && senderOfPost(context, settings) === "foreign")
        return await answerProblem(rest[0] === "delete" ? "foreign" : "unsaid", options);
      const since = new Date(clock().getTime() - settings.retentionDays * DAY);
      const row = await findLinked(store.database, token, since);
      const asked = `${method} ${rest.join("/")}`;
      const answer =
        row &&
        (asked === "POST accept" || asked === "POST ask"
          ? await noteDecision(asked, { token, row, body: await readForm(context.req.raw) }, options)
          : await answerFound(asked, { token, row }, options));
      return answer ?? (await answerProblem("gone", options));
    } catch (error) {
      log.error({ event: "enquiry.failed", cause: String(error) });
      options.onRefused();
      return answerProblem("failed", options);
    }
  });
  route.all("/*", ({ req }) => {
    const status = req.method === "OPTIONS" ? 204 : 405;
    return new Response(null, { status, headers: { ...privateHeaders(), Allow: "GET, HEAD, POST" } });
  });
  return route;
}

/** Answers what is asked of a message that is there; undefined for a path that has no answer. */
async function answerFound(
  asked: string,
  { token, row }: Pick<ShownEnquiry, "token" | "row">,
  options: AnswersRouteOptions,
): Promise<Response | undefined> {
  const { store, settings, clock, log } = options;
  if (asked === "GET list.csv") {
    const csv = quoteCsv(row.message);
    const name = `quote-list-${referenceOf(row.key)}.csv`;
    return csv === undefined
      ? undefined
      : download(csv, { name, contentType: "text/csv;charset=utf-8", headers: privateHeaders() });
  }
  if (asked.startsWith("GET files/"))
    return fileOf(store.database, row.key, asked.slice("GET files/".length), privateHeaders());
  if (asked === "POST delete") {
    await eraseEnquiry(store, settings, row, clock());
    options.onStored();
    log.info({ event: "enquiry.erased", key: referenceOf(row.key) });
    return new Response(null, { status: 303, headers: { ...privateHeaders(), Location: ERASED_PATH } });
  }
  const answers = (await answersOf(store.database, [row.key])).get(row.key) ?? [];
  const offer = currentOffer(answers);
  if (asked === "GET offer.csv" && offer)
    return download(offerCsv(offer), {
      name: `offer-${offer.number}.csv`,
      contentType: "text/csv;charset=utf-8",
      headers: privateHeaders(),
    });
  const pdf = asked === "GET offer.pdf" && offer && (await sheetOf(store.database, offer.id));
  if (pdf)
    return download(pdf, {
      name: `${offerName(offer)}.pdf`,
      contentType: "application/pdf",
      headers: privateHeaders(),
    });
  const templates = new Map<string, keyof typeof ENQUIRY_TEMPLATES>([
    ["GET ", "page"],
    ["GET sent", "sent"],
    ["GET delete", "erase"],
  ]);
  if (offer && asked === "GET accept") {
    const standing = standingOf(offer, clock());
    if (standing === "lapsed") return answerProblem("lapsed", options, { own: ENQUIRY_PATH + token });
    if (standing === "accepted") return backTo(token);
    templates.set(asked, "accept");
  }
  if (answers.length > 0) templates.set("GET ask", "ask");
  const name = templates.get(asked);
  if (name === undefined) return undefined;
  const hasForm = name !== "page" && name !== "sent";
  const headers = privateHeaders(hasForm ? "strict-origin" : "no-referrer");
  const values = await valuesOf({ token, row, answers }, options);
  return page(
    name,
    {
      ...values,
      ...formValues(name === "accept" ? offer : answers.at(-1)),
      ...(name === "ask" && askingWords(offer, clock())),
    },
    { headers, options },
  );
}

/** Notes what a visitor says to an answer, and leads back to his page. */
async function noteDecision(
  asked: "POST accept" | "POST ask",
  { token, row, body }: Pick<ShownEnquiry, "token" | "row"> & { body: DecisionForm | undefined },
  options: AnswersRouteOptions,
): Promise<Response | undefined> {
  const { store, clock, log } = options;
  if (body === undefined) return undefined;
  const what = asked === "POST accept" ? "accepted" : "asked";
  const own = ENQUIRY_PATH + token;
  if (what === "asked" && body.words === "") return answerProblem("wordless", options, { own });
  const result = await decide(store.database, { ...body, messageKey: row.key, what, at: clock() });
  if (result === "unknown") return undefined;
  if (result !== "noted") return answerProblem(result, options, { own });
  options.onStored();
  log.info({ event: `enquiry.${what}`, key: referenceOf(row.key) });
  return backTo(token);
}

function backTo(token: string): Response {
  return new Response(null, {
    status: 303,
    headers: { ...privateHeaders(), Location: ENQUIRY_PATH + token },
  });
}

async function valuesOf(
  { token, row, answers }: { token: string; row: MessageRow; answers: readonly Answer[] },
  { store: { database }, settings, isThere, clock }: AnswersRouteOptions,
): Promise<PageValues> {
  const files = (await filesOf(database, [row.key])).get(row.key) ?? [];
  const until = new Date(Date.parse(row.received_at) + settings.retentionDays * DAY);
  const handled = { handling: await handlingOf(database, row.key), answers, now: clock() };
  return enquiryValues({ token, row, files, handled, until, site: siteOrigin(settings), isThere });
}

function answerProblem(
  problem: Problem,
  options: AnswersRouteOptions,
  { retryAfter, own }: { retryAfter?: number; own?: string } = {},
): Promise<Response> {
  const { status, ...words } = problems[problem];
  const headers = { ...privateHeaders(), ...(retryAfter && { "Retry-After": String(retryAfter) }) };
  const values = { ...words, back: own === undefined ? [] : [{ href: own }] };
  return page("problem", values, { headers, options, status });
}

async function page(
  template: keyof typeof ENQUIRY_TEMPLATES,
  values: PageValues,
  {
    headers,
    options: { distDir },
    status = 200,
  }: { headers: Record<string, string>; options: Pick<AnswersRouteOptions, "distDir">; status?: number },
): Promise<Response> {
  const html = fillPage(await readFile(join(distDir, ENQUIRY_TEMPLATES[template]), "utf8"), values);
  return new Response(html, { status, headers: { ...headers, "Content-Type": "text/html;charset=utf-8" } });
}
