import type { SearchWords } from "../../vocabulary/search-words.ts";
import type { CompanyTopic } from "../../vocabulary/company-schema.ts";
import type { PreparedPart, PreparedQuery } from "../matching/prepare.ts";
import type { Meaning } from "../reading/query-part.ts";

/** Beside a question to the company these ask for no tool. */
const idle: ReadonlySet<Meaning["kind"]> = new Set(["company", "ask", "link", "word", "tail"]);
/** "Till 6 pm": beside the hours a number is one of the clock. */
const ofClock: ReadonlySet<Meaning["kind"]> = new Set(["number", "quantity"]);

/** The topics of a query; a day alone asks for hours only if nothing else is asked. */
function topicsOf({ parts }: PreparedQuery): Set<CompanyTopic> {
  const asked = parts.flatMap(({ part: { meaning } }) => (meaning.kind === "company" ? meaning : []));
  const topics = new Set(asked.filter(({ isDay }) => !isDay).map(({ topic }) => topic));
  const isOther = topics.size > 0 || parts.some(({ part: { meaning } }) => meaning.kind === "ask");
  return asked.length > 0 && !isOther ? new Set(["hours"]) : topics;
}

/**
 * A question to the company without its words that some tool contains: "where", "with". Beside a tool a person answers
 * it: "hole location", "CNMG 120408, your phone number".
 */
export function withoutTools(query: PreparedQuery): PreparedQuery {
  const topics = topicsOf(query);
  const isIdle = ({ part: { meaning } }: PreparedPart): boolean =>
    idle.has(meaning.kind) || (topics.has("hours") && ofClock.has(meaning.kind));
  const isQuestion = topics.size > 0 && query.parts.every(isIdle);
  const meaningOf = (meaning: Meaning): Meaning => {
    if (!isQuestion) return meaning.kind === "company" ? { kind: "ask" } : meaning;
    return meaning.kind === "company" || meaning.kind === "ask" ? meaning : { kind: "link", link: "none" };
  };
  const parts = query.parts.map((each): PreparedPart => {
    const part = { ...each.part, meaning: meaningOf(each.part.meaning) };
    return isQuestion
      ? { part, weakness: undefined, weight: each.weight, isUnderstood: true }
      : { ...each, part };
  });
  return { ...query, parts };
}

/** The days of the week that a query names, in English. */
function daysIn(query: string, { company, facts }: SearchWords): string[] {
  const words =
    query
      .toLowerCase()
      .normalize("NFC")
      .match(/[\p{L}\p{M}]+/gu) ?? [];
  const dayIn = (hours: number): string =>
    new Intl.DateTimeFormat("en", { weekday: "long", timeZone: facts?.timeZone })
      .format(Date.now() + hours * 3_600_000)
      .toLowerCase();
  return Object.entries(company.days).flatMap(([day, names]) => {
    const isNamed = words.some((word) => names.some((name) => [name, `${name}s`].includes(word)));
    if (!isNamed) return [];
    return day === "today" ? dayIn(0) : day === "tomorrow" ? dayIn(24) : day;
  });
}

/** What the content states of the company about a query, as links. */
export function companyPages(query: PreparedQuery, words: SearchWords): { label: string; href: string }[] {
  const { facts } = words;
  if (!facts) return [];
  const { hours, pages, place } = facts;
  return [...topicsOf(query)].flatMap((topic) => {
    if (topic !== "hours") return pages[topic];
    const named = daysIn(query.read.query, words);
    const lines = hours.filter(({ days }) => named.some((day) => days.includes(day)));
    const shown = (lines.length > 0 ? lines : hours).map((line) => line.words);
    return [{ label: `Business hours – ${shown.join("; ")}`, href: place }];
  });
}
