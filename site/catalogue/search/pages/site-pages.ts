import { planHole } from "#engineering/holes/plan-hole.ts";
import { workpieces } from "#engineering/calculator/workpieces.ts";
import { type WearName, wearNames } from "../../guides/wear-names.ts";
import { families, type ToolFamily } from "../../families/families.ts";
import type { Family } from "../../families/family.ts";
import { type GuideId, GUIDES_PATH, guideOfFamily, pageOfGuide } from "../../places/guide-address.ts";
import { companyPages, isFedBy } from "./company-pages.ts";
import { holeForDrill } from "../holes/read-hole.ts";
import { NO_MATCH } from "../matching/match.ts";
import type { PreparedQuery } from "../matching/prepare.ts";
import type { OpenedSearch } from "../open-search.ts";
import type { Meaning } from "../reading/query-part.ts";
import { pitchOf } from "../reading/read-thread.ts";
import type { PageTopic } from "../../vocabulary/page-topics.ts";

/** A page of this site about a topic that no tool answers. */
export interface SitePage {
  label: string;
  href: string;
}

/** The shop's names for workpieces of the calculator, besides their own names. */
const called: Readonly<Record<string, string>> = {
  MS: "MILDSTEEL",
  C45: "EN8",
  ALUMINIUM: "6061ALUMINIUM",
  TITANIUM: "TI6AL4V",
};

const plain = (text: string): string => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");

function isMeaning<K extends Meaning["kind"]>(kind: K) {
  return (meaning: Meaning): meaning is Extract<Meaning, { kind: K }> => meaning.kind === kind;
}

/** The family that a query names by a word, a code or a thread; undefined if it names none. */
export function familyIn({ entries }: OpenedSearch, { parts }: PreparedQuery): ToolFamily | undefined {
  const naming = parts.filter(({ part: { meaning }, weakness }) => {
    if (meaning.kind === "concept") return weakness && ["family", "kind"].includes(meaning.concept.role);
    return weakness && (meaning.kind === "code" || meaning.kind === "thread");
  });
  if (naming.length === 0) return undefined;
  const all = entries.filter((entry) => naming.every(({ weakness }) => weakness?.of(entry) !== NO_MATCH));
  const best = all.sort((one, other) => {
    const weak = (entry: typeof one) =>
      naming.reduce((sum, { weakness }) => sum + (weakness?.of(entry) ?? 0), 0);
    return weak(one) - weak(other);
  });
  return best[0]?.family;
}

/** The guide's family: that of the tools that meet most of the words, such as PCD inserts, whatever the workpiece. */
function explainedFamily({ entries }: OpenedSearch, { parts }: PreparedQuery): ToolFamily | undefined {
  const naming = parts.filter(({ part: { meaning }, weakness }) =>
    Boolean(weakness && ["concept", "code", "thread", "grade"].includes(meaning.kind)),
  );
  let best: { family: ToolFamily; met: number } | undefined;
  for (const entry of entries) {
    const met = naming.filter(({ weakness }) => weakness?.of(entry) !== NO_MATCH).length;
    if (met > (best?.met ?? 0) && guideOfFamily(entry.family)) best = { family: entry.family, met };
  }
  return best?.family;
}

/** "PVD or CVD": a choice between two kinds, which the guide explains. */
function isChoice({ parts }: PreparedQuery): boolean {
  const isKind = (at: number): boolean => parts[at]?.part.meaning.kind === "concept";
  return parts.some(({ part }, at) => /^(?:or|ya|या)$/i.test(part.typed) && isKind(at - 1) && isKind(at + 1));
}

const rpm = /^(\d+(?:\.\d+)?) ?rpm$|^rpm ?[:=]? ?(\d+)$/i;
const metres = /^(\d+(?:\.\d+)?) ?m\/min$|^vc ?[:=]? ?(\d+)$/i;
const fed = /^(?:f[nz]?|feed) ?[:=]? ?(0?\.\d+)$|^(\d+(?:\.\d+)?) ?mm\/rev$/i;

/** Cutting data with their figures, by the calculator's names: "300 rpm", "feed 0.2". */
function typedData({ parts }: PreparedQuery): [name: string, figure: string][] {
  return parts.flatMap(({ part: { meaning, typed } }, at): [string, string][] => {
    const before = parts[at - 1];
    if (/^feed$/i.test(typed) && isFedBy(before) && before?.part.meaning.kind === "number")
      return [["feed", String(before.part.meaning.value)]];
    if (meaning.kind === "number" && meaning.field === "radius") return [["radius", String(meaning.value)]];
    if (meaning.kind !== "page" || meaning.topic !== "cutting data") return [];
    const data = { turns: rpm, speed: metres, feed: fed };
    return Object.entries(data).flatMap(([name, pattern]): [string, string][] => {
      const [found, one, other] = pattern.exec(typed) ?? [];
      return found === undefined ? [] : [[name, one ?? other ?? ""]];
    });
  });
}

/** Whether an operation of the calculator asks for a typed figure: mills have a feed per tooth, taps their pitch. */
function takes(operation: string, name: string): boolean {
  if (name === "radius") return operation === "turning";
  return name !== "feed" || ["turning", "drilling", "u-drilling", "grooving", "parting"].includes(operation);
}

/** Whether the words ask how a code is read. */
function isReading({ parts }: PreparedQuery): boolean {
  return parts.some(
    ({ part: { meaning, typed } }) =>
      meaning.kind === "page" && /what does|mean|read|nomencl|design|guide|code/i.test(typed),
  );
}

/** The calculator's address with the tool and workpiece of the query filled in. */
function calculator(search: OpenedSearch, query: PreparedQuery): SitePage {
  const meanings = query.parts.map(({ part }) => part.meaning);
  const family = familyIn(search, query);
  const data = new Map(typedData(query));
  // A corner and a feed make the surface of a turned part.
  const isSurface = data.has("radius") && data.has("feed");
  const hole = holeForDrill(query.read, search.range.vocabulary);
  // "Clearance hole M8 drill": the words of a hole name no family.
  const isDrill = hole !== undefined && /\bdrill/i.test(query.read.query);
  const usual = isSurface ? "turning" : isDrill ? "drilling" : undefined;
  const { operation = usual }: Partial<Family> = family ? families[family] : {};
  const address = new URLSearchParams();
  const about: string[] = [];
  if (operation) {
    address.set("operation", operation);
    const size = isSurface
      ? undefined
      : meanings.filter(isMeaning("number")).find(({ field = "diameter" }) => field === "diameter");
    const [thread] = meanings.filter(isMeaning("thread")).map((each) => each.thread);
    const isMetric = thread?.system === "M" && thread.size !== undefined;
    const isDrilled = operation === "drilling" || operation === "u-drilling";
    const ofThread = isMetric ? Number(thread.size) : undefined;
    const diameter = size?.value ?? (isDrilled ? hole && planHole(hole)?.drill.diameter : ofThread);
    const pitch = isMetric && !isDrilled ? pitchOf(thread) : undefined;
    if (diameter !== undefined) address.set("diameter", String(diameter));
    if (diameter !== undefined && (isDrilled || !isMetric)) about.push(`Ø${diameter} mm`);
    if (isMetric) about.push(`M${thread.size}`);
    if (pitch !== undefined) address.set("pitch", String(pitch));
    for (const [name, figure] of data) if (takes(operation, name)) address.set(name, figure);
  }
  const workpiece = query.parts.find(({ part }) => part.meaning.kind === "workpiece")?.part.typed ?? "";
  const name = called[plain(workpiece)] ?? plain(workpiece);
  const known = name === "" ? undefined : workpieces.find((each) => plain(each.name).startsWith(name));
  if (known) {
    if (!address.has("operation")) address.set("operation", "turning");
    address.set("workpiece", known.id);
    about.push(known.name);
  }
  const text = String(address);
  return {
    label: `${isSurface ? "Roughness, speed and feed" : "Speed, feed and power"}${about.length > 0 ? ` for ${about.join(", ")}` : ""}: the calculator`,
    href: `/calculator${text === "" ? "" : `?${text}`}`,
  };
}

export function isWear(topic: PageTopic): topic is WearName {
  return wearNames.some((name) => name === topic);
}

/** The guides that explain a problem: that of the requested family, otherwise the likeliest ones. */
function guides(
  search: OpenedSearch,
  query: PreparedQuery,
  topic: Exclude<PageTopic, "cutting data">,
): SitePage[] {
  const family = (topic === "guide" ? explainedFamily : familyIn)(search, query);
  const own = family && guideOfFamily(family);
  const { topics, wear, guides: titles } = search.range.vocabulary.words;
  const ids = own ? [own] : (topics[topic].guides ?? []);
  const isHere = (id: GuideId): boolean => search.entries.some((entry) => guideOfFamily(entry.family) === id);
  const title = isWear(topic) ? wear[topic].name : topics[topic].name;
  const pages = ids.filter(isHere).map((id): SitePage => {
    const about = titles[id];
    if (!title && isReading(query))
      return { label: `How to read and choose: the guide to ${about}`, href: pageOfGuide(id) };
    if (!title) return { label: `How to choose: the guide to ${about}`, href: `${pageOfGuide(id)}#choose` };
    return isWear(topic)
      ? {
          label: `${title}, causes and remedies: the guide to ${about}`,
          href: `${pageOfGuide(id)}#wear`,
        }
      : { label: `${title}: the guide to ${about}`, href: `${pageOfGuide(id)}#choose` };
  });
  return pages.length > 0
    ? pages
    : [{ label: "How to read, how to choose, what wears: the guides", href: GUIDES_PATH }];
}

const MOST = 4;

/** The pages for words of a query that request no tool: the calculator, the guides. */
export function sitePages(search: OpenedSearch, query: PreparedQuery): SitePage[] {
  const topics = [
    ...new Set(
      query.parts.flatMap(({ part: { meaning } }) =>
        meaning.kind === "page" ? meaning.topic : meaning.kind === "cut" ? ("cutting data" as const) : [],
      ),
    ),
  ];
  const isTrouble = topics.some((topic) => topic !== "guide");
  const isAsked = query.parts.some(({ part: { meaning } }) => ["ask", "company"].includes(meaning.kind));
  if (!topics.includes("guide") && !isTrouble && isChoice(query)) topics.push("guide");
  // What is why or how is said by the trouble's own guide; the price of a tool by none.
  if (topics.includes("guide") && (isTrouble || isAsked)) topics.splice(topics.indexOf("guide"), 1);
  const all = topics.flatMap((topic) =>
    topic === "cutting data" ? calculator(search, query) : guides(search, query, topic),
  );
  // Figures that were typed are worked out first.
  all.sort((one, other) => Number(other.href.includes("feed=")) - Number(one.href.includes("feed=")));
  // The calculator shows the roughness that feed and corner produce.
  if (topics.includes("finish") && !topics.includes("cutting data"))
    all.push({
      label: "Roughness by feed and corner radius: the calculator",
      href: "/calculator?operation=turning",
    });
  all.push(...companyPages(query, search.range.vocabulary.words));
  return [...new Map(all.map((page) => [page.href, page])).values()].slice(0, MOST);
}
