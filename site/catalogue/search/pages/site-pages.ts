import { workpieces } from "#engineering/calculator/workpieces.ts";
import { type WearName, wearNames } from "../../guides/wear-names.ts";
import { families, type ToolFamily } from "../../families/families.ts";
import type { Family } from "../../families/family.ts";
import { type GuideId, GUIDES_PATH, guideOfFamily, pageOfGuide } from "../../places/guide-address.ts";
import { companyPages } from "./company-pages.ts";
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

/** The calculator's address with the tool and workpiece of the query filled in. */
function calculator(search: OpenedSearch, query: PreparedQuery): SitePage {
  const meanings = query.parts.map(({ part }) => part.meaning);
  const family = familyIn(search, query);
  const { operation }: Partial<Family> = family ? families[family] : {};
  const address = new URLSearchParams();
  const about: string[] = [];
  if (operation) {
    address.set("operation", operation);
    const size = meanings.filter(isMeaning("number")).find(({ field = "diameter" }) => field === "diameter");
    const [thread] = meanings.filter(isMeaning("thread")).map((each) => each.thread);
    const isMetric = thread?.system === "M" && thread.size !== undefined;
    const diameter = size ? String(size.value) : isMetric ? thread.size : undefined;
    const pitch = isMetric ? pitchOf(thread) : undefined;
    if (diameter) address.set("diameter", diameter);
    if (diameter && !isMetric) about.push(`Ø${diameter} mm`);
    if (isMetric) about.push(`M${thread.size}`);
    if (pitch !== undefined) address.set("pitch", String(pitch));
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
    label: `Speed, feed and power${about.length > 0 ? ` for ${about.join(", ")}` : ""}: the calculator`,
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
  const family = familyIn(search, query);
  const own = family && guideOfFamily(family);
  const { topics, wear, guides: titles } = search.range.vocabulary.words;
  const ids = own ? [own] : (topics[topic].guides ?? []);
  const isHere = (id: GuideId): boolean => search.entries.some((entry) => guideOfFamily(entry.family) === id);
  const title = isWear(topic) ? wear[topic].name : topics[topic].name;
  const pages = ids.filter(isHere).map((id): SitePage => {
    const about = titles[id];
    if (!title) return { label: `How to read and choose: the guide to ${about}`, href: pageOfGuide(id) };
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
  const all = topics.flatMap((topic) =>
    topic === "cutting data" ? calculator(search, query) : guides(search, query, topic),
  );
  // The calculator shows the roughness that feed and corner produce.
  if (topics.includes("finish") && !topics.includes("cutting data"))
    all.push({
      label: "Roughness by feed and corner radius: the calculator",
      href: "/calculator?operation=turning",
    });
  all.push(...companyPages(query, search.range.vocabulary.words));
  return [...new Map(all.map((page) => [page.href, page])).values()].slice(0, MOST);
}
