import { WORDS, postJson } from "./contact-post.ts";
import { type RunningApp, startApp } from "./running-app.ts";

/** For tests: templates of the private pages, and two pages of the site. */
export const TEMPLATES = {
  "enquiry.html":
    '<title>Your enquiry</title>%%reference%%|%%received%%|%%until%%|%%name%%|%%email%%|%%subject%%<p data-each="texts">%%words%%</p>' +
    '<table data-each="lists"><tr data-each="lines"><td>%%number%%<a data-each="tools" href="%%href%%">%%name%%</a>' +
    '<b data-each="plain">%%name%%</b><i data-each="about">%%text%%</i>%%quantity%%</tr>' +
    '<dl data-each="asked"><div data-each="answers">%%label%%: %%answer%%</div></dl></table>' +
    '<s data-each="past">past=%%state%%, %%detail%%</s>state=%%state%%, %%detail%%' +
    '<section data-each="answered"><details data-each="folded">%%title%%: <u data-each="terms">%%text%%</u></details>' +
    '<article data-each="whole">%%title%% %%by%%<q data-each="said">%%words%%</q><div data-each="offers">' +
    '<li data-each="offered">%%name%%|%%about%%|<em data-each="difference">%%text%%</em>|%%price%%|%%total%%</li>' +
    '<dd data-each="sums">%%label%%=%%amount%%</dd>total=%%total%%</div><u data-each="terms">%%text%%</u>' +
    '<b data-each="decisions">%%what%% %%at%% %%words%%</b>' +
    '<menu data-each="replies"><a data-each="acceptable" href="%%href%%">accept</a><a data-each="askable" href="%%href%%">%%label%%</a></menu>' +
    '</article></section><a data-each="offerFiles" href="%%href%%">%%label%%</a><div data-each="again"><a data-each="alone" href="%%href%%">again</a><a data-each="beside" href="%%href%%">again too</a></div><ul data-each="attached"><li data-each="files">%%href%%|%%name%%|%%size%%</li></ul>',
  "enquiry-sent.html": '<title>Sent</title><a href="%%page%%">%%reference%%</a>',
  "enquiry-delete.html": "<title>Delete?</title><form action='%%erase%%'>",
  "enquiry-accept.html": "decision=%%decision%%|answer=%%answer%% %%about%% %%sum%%",
  "enquiry-ask.html":
    "decision=%%decision%%|answer=%%answer%%<h1>%%asking%%</h1><textarea>%%words%%</textarea>",
  "enquiry-problem.html": '<title>%%title%%</title>%%problem%%<a data-each="back" href="%%href%%">back</a>',
  "enquiry-deleted.html": "<title>Deleted</title>",
  "product/mil-em-4f-10.html": "<title>End mill</title>",
};
/** For tests: a message with a quote list. */
export const LIST = `Please quote.

Quote request (3 lines)
1. End mill Ø10 [EM-1001, mil-em-4f-10] – Qty 5, packs of 2 – for <EN8>
2. Boring bar – Qty 2 – left	hand
3. edited by hand
Company: Sharma & Sons · Needed by: Friday`;

/** For tests: an app over a site with templates of the private pages. */
export function startWithPages(parts: Parameters<typeof startApp>[1] = {}): Promise<RunningApp> {
  return startApp(TEMPLATES, parts);
}

/** For tests: sends a message; returns the path of its private page. */
export async function sendForPage(
  { origin }: RunningApp,
  change: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<string> {
  const answer: unknown = await (await postJson(origin, { ...WORDS, ...change }, headers)).json();
  if (typeof answer !== "object" || answer === null || !("enquiry" in answer)) throw new Error("no address");
  return String(answer.enquiry);
}

/** For tests: asks for a path, by GET unless told otherwise. */
export function ask(
  { origin }: RunningApp,
  path: string,
  { headers, ...options }: { method?: string; headers?: Record<string, string>; body?: URLSearchParams } = {},
): Promise<Response> {
  return fetch(origin + path, {
    redirect: "manual",
    ...options,
    headers: { Connection: "close", ...headers },
  });
}

/** For tests: posts a form to a path, by default an empty one from our own page. */
export function press(
  app: RunningApp,
  path: string,
  headers: Record<string, string> = { Origin: app.origin },
  body?: URLSearchParams,
): Promise<Response> {
  return ask(app, path, { method: "POST", headers, ...(body && { body }) });
}

/** For tests: an answer without its time. */
export async function wholeAnswer(response: Response) {
  const { date: _date, ...headers } = Object.fromEntries(response.headers);
  return { status: response.status, headers, body: await response.text() };
}
