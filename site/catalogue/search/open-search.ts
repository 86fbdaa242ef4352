import { groupsIn } from "#engineering/values/material.ts";
import type { WorkpieceGroup } from "#engineering/values/workpiece-groups.ts";
import type { Grade } from "#engineering/values/grade.ts";
import type { Measure } from "#engineering/values/measure.ts";
import type { Product } from "../model/schema.ts";
import { isInsert } from "#engineering/values/tool.ts";
import { toolFamilies, type ToolFamily } from "../families/families.ts";
import { parseValue } from "#engineering/values/values.ts";
import { fitIndex, type FitIndex } from "../relations/fits.ts";
import { seatOf } from "../relations/insert-seat.ts";
import { readChipText, type ChipFact } from "./cuts/chip-facts.ts";
import { factValues, type SearchFactValue } from "./fact-values.ts";
import { matchable, wordsOf, type Matchable } from "./match-text.ts";
import { normalisedText } from "./normalise.ts";
import { readCodeAt } from "./reading/read-code.ts";
import { readable } from "./reading/readable.ts";
import { readThreadAt, type RequestedThread } from "./reading/read-thread.ts";
import type { KnownRange } from "./reading/read-own-code.ts";
import { openVocabulary } from "./reading/vocabulary.ts";
import type { ToolCode } from "./reading/tool-code.ts";
import type { FactKey, SearchData, SearchPicture, SearchPlace } from "./search-data.ts";

/** A product in the form that the search compares. */
export interface Entry {
  /** Its position in the catalogue's order. */
  number: number;
  id: string;
  name: string;
  /** ISO code, size or thread as written; empty if there is none. */
  designation: string;
  /** The shop's code; undefined if it has none. */
  orderCode: string | undefined;
  place: SearchPlace;
  picture: SearchPicture | undefined;
  specifications: Product["specifications"];
  family: ToolFamily;
  /** Designation, order code and id, normalised. */
  codes: readonly string[];
  /** The designation, if a grammar of the trade decodes it. */
  code: ToolCode | undefined;
  /** For a tap, or a tool named by a thread. */
  thread: RequestedThread | undefined;
  nameText: Matchable;
  /** The figures of its size, mm: 10 × 22 × 72. */
  sides: readonly number[];
  seat: string | undefined;
  /** Its workpiece groups, the first group first; for a holder those of its inserts. */
  groups: readonly WorkpieceGroup[];
  /** Whether the groups come from its inserts. */
  isCarrier: boolean;
  /**
   * Whether it is a form that must be named in the query: a left hand, a carbide shank, cermet, a wiper, a chamfer mill, a pipe thread. Other forms come
   * before it.
   */
  isSpecialForm: boolean;
  /** Indexes of its facts in {@link OpenedSearch.facts}: all of them, and those that aren't in its set. */
  facts: readonly number[];
  ownFacts: readonly number[];
  /** Index of its set in {@link OpenedSearch.sets}. */
  set: number;
}

/** A fact, prepared for matching. */
export interface SearchFact extends Matchable {
  key: FactKey;
  text: string;
  values: readonly SearchFactValue[];
  grade: Grade | undefined;
  hardness: Measure | undefined;
  field: ChipFact | undefined;
}

/** A search index in use. */
export interface OpenedSearch {
  entries: readonly Entry[];
  facts: readonly SearchFact[];
  /** The combinations of facts that tools share. */
  sets: readonly (readonly number[])[];
  /** The data of the range that the query reader needs. */
  range: KnownRange;
  /** The tools that go together; computed at first use. */
  fits: () => FitIndex<Entry>;
}

/** Facts whose words say nothing. */
const unsearched: ReadonlySet<FactKey> = new Set(["pack", "spare", "cut"]);

function openFact([key, text]: SearchData["facts"][number]): SearchFact {
  const grade = key === "grade" ? parseValue("grade", text) : undefined;
  const hardness = key === "hardness" ? parseValue("hardness", text) : undefined;
  return {
    key,
    text,
    values: factValues(key, text),
    grade: grade?.kind === "grade" ? grade : undefined,
    hardness: hardness?.kind === "measure" ? hardness : undefined,
    field: key === "cut" ? readChipText(text) : undefined,
    ...matchable(unsearched.has(key) ? [] : wordsOf(key === "flutes" ? `${text} flutes` : text)),
  };
}

/** The specifications in the index, completed with those that the size contains. */
function specificationsOf(facts: readonly SearchFact[], size: string): Product["specifications"] {
  const stated: Partial<Record<FactKey, string>> = {};
  for (const { key, text } of facts) stated[key] ??= text;
  const sides = / × .* × /.test(size) ? size.replace(/ mm$/, "").split(" × ") : [];
  const {
    place: _place,
    tapping: _tapping,
    about: _about,
    pack: _pack,
    spare: _spare,
    cut: _cut,
    ...specifications
  } = stated;
  return {
    // The second side of a drill is its flute length: a hole of that depth would keep its chips.
    ...(sides[1] && !/drill/i.test(stated.type ?? "") && { depth: `${sides[1]} mm` }),
    ...(sides[2] && { length: `${sides[2]} mm` }),
    ...specifications,
    ...(size && { size }),
  };
}

/** Forms that are meant only if the query names them. */
const specialForm = /left[- ]hand|carbide-shank|cermet|wiper|pipe thread|chamfer (?:end )?mill|chamfering/i;

/** Designations that a grammar of tool codes may decode; sizes and threads aren't among them. */
const readsAsCode = /^(?:[A-LN-Z]|M[A-Z]|\d\d[EI][RL])/;

function threadIn(
  designation: string,
  specifications: Product["specifications"],
): RequestedThread | undefined {
  if (!/^(?:M\d|G |R|Tr|NPT|BSP|\d+[/-]|\d+ \d|#)/.test(designation)) return undefined;
  const { text } = readable(designation);
  const found = readThreadAt(text, 0);
  if (found && found.end === text.length) return found.thread;
  return specifications.threadStandards && !/^\d/.test(text) ? found?.thread : undefined;
}

/** The groups of the inserts of each seat, those with the most inserts first. */
function groupsBySeat(entries: readonly Entry[]): Map<string, WorkpieceGroup[]> {
  const counts = new Map<string, Map<WorkpieceGroup, number>>();
  for (const { seat, groups, isCarrier } of entries) {
    if (seat === undefined || isCarrier) continue;
    const count = counts.get(seat) ?? new Map<WorkpieceGroup, number>();
    for (const group of groups) count.set(group, (count.get(group) ?? 0) + 1);
    counts.set(seat, count);
  }
  return new Map(
    [...counts].map(([seat, count]) => [
      seat,
      [...count].sort(([, one], [, other]) => other - one).map(([group]) => group),
    ]),
  );
}

/** Whether a text is the beginning of an order code, for codes that are still being typed. */
function beginsOneOf(entries: readonly Entry[]): (key: string) => boolean {
  const codes = entries.flatMap(({ orderCode }) => (orderCode ? normalisedText(orderCode) : [])).sort();
  return (key) => {
    let low = 0;
    let high = codes.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((codes[middle] ?? "") < key) low = middle + 1;
      else high = middle;
    }
    return codes[low]?.startsWith(key) ?? false;
  };
}

/** Opens an index: prepares its texts for matching. */
export function openSearch(data: SearchData): OpenedSearch {
  const facts = data.facts.map(openFact);
  const ownWords = new Set(facts.flatMap(({ words }) => words.toLowerCase().split(" ")));
  const codes = new Set<string>();
  const entries = data.rows.map(([id, name, given, place, set, ...own], number): Entry => {
    const designation = typeof given === "number" ? name.slice(0, given) : given;
    const [picture = -1, familyNumber = 0, ...shared] = data.sets[set] ?? [];
    const orderCode = own.find((each) => typeof each === "string");
    const ownFacts = own.filter((each) => typeof each === "number");
    const numbers = [...shared, ...ownFacts];
    const specifications = specificationsOf(
      numbers.flatMap((fact) => facts[fact] ?? []),
      designation,
    );
    const ownCodes = [designation.replace(/ mm$/, ""), orderCode, id].flatMap((each) =>
      each ? normalisedText(each) : [],
    );
    for (const code of ownCodes) codes.add(code);
    const words = wordsOf(name);
    for (const word of words) ownWords.add(word.toLowerCase());
    const code = readsAsCode.test(designation) ? readCodeAt(designation, 0) : undefined;
    const tool = { family: toolFamilies[familyNumber] ?? "drill", specifications };
    return {
      number,
      id,
      name,
      designation,
      orderCode,
      place: data.places[place] ?? { label: "" },
      picture: data.pictures[picture],
      specifications,
      family: tool.family,
      codes: ownCodes,
      code: code?.code,
      thread: threadIn(designation, specifications),
      nameText: matchable(words),
      sides:
        / × /.test(designation) && !designation.startsWith("M")
          ? designation.replace(/ mm$/, "").split(" × ").map(Number)
          : [],
      seat: seatOf(tool),
      groups: groupsIn(specifications.material),
      isSpecialForm: specialForm.test(`${name} ${specifications.type ?? ""}`),
      isCarrier: specifications.insert !== undefined && !isInsert(tool),
      facts: numbers,
      ownFacts,
      set,
    };
  });
  const seats = groupsBySeat(entries);
  for (const entry of entries) {
    if (entry.isCarrier && entry.groups.length === 0) entry.groups = seats.get(entry.seat ?? "") ?? [];
  }
  let fits: FitIndex<Entry> | undefined;
  return {
    entries,
    facts,
    sets: data.sets.map(([, , ...shared]) => shared),
    range: {
      codes,
      beginsOrderCode: beginsOneOf(entries),
      hasWord: (word) => ownWords.has(word),
      vocabulary: openVocabulary(data.words),
    },
    fits: () => (fits ??= fitIndex(entries)),
  };
}

/** The ISO 513 groups of each holder that names no workpiece, by its id: those of its inserts. */
export function groupsOfInserts({ entries }: OpenedSearch): ReadonlyMap<string, readonly WorkpieceGroup[]> {
  return new Map(
    entries
      .filter(({ isCarrier, specifications }) => isCarrier && specifications.material === undefined)
      .map(({ id, groups }) => [id, groups]),
  );
}
