import { readQuoteText, wordsBesideList } from "#contract/quote-text.ts";
import { type Answer, currentOffer, isValid } from "#server/store/answers.ts";
import { dayInWords } from "#server/report/local-time.ts";
import type { Enquiry } from "./select-enquiries.ts";

/** How an enquiry stands in the list. */
export interface EnquirySummary {
  /** The company where one is named, else the person. */
  title: string;
  /** "12 lines · CNMG 120408 …", or the first words. */
  about: string;
  tags: { label: string; isStrong?: boolean }[];
}

/** Letters of an enquiry's words that the list shows. */
const MOST = 90;

/** Says an enquiry in a few words, from what was sent and what has been answered. */
export function summaryOf({ row, handling }: Enquiry, answers: readonly Answer[], now: Date): EnquirySummary {
  const list = readQuoteText(row.message);
  const company = list?.answers.company;
  const words = wordsBesideList(row.message).replaceAll(/\s+/g, " ");
  const names = list?.lines.map((line) => (typeof line === "string" ? line : line.name)) ?? [];
  const counted =
    list && `${list.lines.length} ${list.lines.length === 1 ? "line" : "lines"}: ${names.join(", ")}`;
  const unlisted =
    list?.lines.filter((line) => typeof line === "string" || line.id === undefined).length ?? 0;
  return {
    title: company === undefined ? row.user_name : `${row.user_name}, ${company}`,
    about: shorten([row.subject, counted ?? "", words].filter((text) => text !== "").join(" · ")),
    tags: [
      ...(row.flag === null ? [] : [{ label: row.flag }]),
      ...(handling.read_at === null ? [{ label: "New", isStrong: true }] : []),
      ...answerTags(answers, now),
      ...(handling.shelf === "done" ? [{ label: "Done" }] : []),
      ...(handling.taken_by === null ? [] : [{ label: handling.taken_by }]),
      ...(unlisted > 0 ? [{ label: `${unlisted} not listed` }] : []),
      ...(handling.delete_at === null ? [] : [{ label: "To be deleted", isStrong: true }]),
    ],
  };
}

/** What became of the last answer. */
function answerTags(answers: readonly Answer[], now: Date): EnquirySummary["tags"] {
  const last = answers.at(-1);
  if (last === undefined) return [];
  const offer = currentOffer(answers);
  const said = [...(offer?.decisions ?? []), ...last.decisions];
  if (offer && said.some(({ what }) => what === "accepted"))
    return [{ label: `Accepted offer ${offer.number ?? ""}`, isStrong: true }];
  if (last.decisions.some(({ what }) => what === "asked")) return [{ label: "Asks again", isStrong: true }];
  if (!offer) return [{ label: "Answered" }];
  const until = dayInWords(new Date(`${offer.validUntil}T12:00:00Z`));
  return [
    { label: isValid(offer, now) ? `Offer ${offer.number}, till ${until}` : `Offer ${offer.number} lapsed` },
  ];
}

function shorten(text: string): string {
  return text.length <= MOST ? text : `${text.slice(0, MOST - 1).trimEnd()}…`;
}
