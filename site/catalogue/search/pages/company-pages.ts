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

/** "Ra with feed 0.2 and nose radius 0.8": figures for the calculator, of no tool. */
function isCalculation({ parts }: PreparedQuery): boolean {
  const isNumber = ({ part: { meaning } }: PreparedPart): boolean => meaning.kind === "number";
  const isRadius = ({ part: { meaning } }: PreparedPart): boolean =>
    meaning.kind === "number" && meaning.field === "radius";
  const isFeed = ({ part: { meaning, typed } }: PreparedPart, at: number): boolean =>
    meaning.kind === "page" &&
    meaning.topic === "cutting data" &&
    (/\d/.test(typed) || isFedBy(parts[at - 1]));
  const isRest = ({ part: { meaning } }: PreparedPart): boolean =>
    ["page", "link", "word"].includes(meaning.kind);
  return parts.some(isRadius) && parts.some(isFeed) && parts.every((part) => isNumber(part) || isRest(part));
}

/** Whether a part is a bare number small enough for a feed: "0.25 feed". */
export function isFedBy(before: PreparedPart | undefined): boolean {
  const meaning = before?.part.meaning;
  return meaning?.kind === "number" && meaning.field === undefined && meaning.value <= 2;
}

/** "Kitne din mein delivery hogi": beside what only a person answers, mere words name no tool. */
function isForPerson({ parts }: PreparedQuery): boolean {
  const isMere = ({ part: { meaning }, weakness }: PreparedPart): boolean =>
    !weakness || (meaning.kind === "word" && !/\d/.test(meaning.token));
  return parts.some(({ part }) => part.meaning.kind === "ask") && parts.every(isMere);
}

/**
 * A question to the company without its words that some tool contains: "where", "with". Beside a tool a person answers
 * it: "hole location", "CNMG 120408, your phone number".
 */
export function withoutTools(query: PreparedQuery): PreparedQuery {
  const topics = topicsOf(query);
  const isIdle = ({ part: { meaning } }: PreparedPart): boolean =>
    idle.has(meaning.kind) ||
    (meaning.kind === "page" && meaning.topic === "guide") ||
    (topics.has("hours") && ofClock.has(meaning.kind));
  const isQuestion = (topics.size > 0 && query.parts.every(isIdle)) || isCalculation(query);
  const isMere = isForPerson(query);
  const meaningOf = (meaning: Meaning): Meaning => {
    if (!isQuestion) return meaning.kind === "company" ? { kind: "ask" } : meaning;
    return meaning.kind === "word" ? { kind: "link", link: "none" } : meaning;
  };
  const parts = query.parts.map((each): PreparedPart => {
    const part = { ...each.part, meaning: meaningOf(each.part.meaning) };
    if (isQuestion) return { part, weakness: undefined, weight: each.weight, isUnderstood: true };
    return { ...each, part, ...(isMere && { weakness: undefined }) };
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
