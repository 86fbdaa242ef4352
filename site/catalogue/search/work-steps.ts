import { type WorkpieceGroup, workpieceLetters } from "#engineering/values/workpiece-groups.ts";
import { workshopWords } from "../glossary/workshop-words.ts";
import { NO_MATCH } from "./matching/match.ts";
import { prepareQuery, type PreparedPart } from "./matching/prepare.ts";
import type { Entry, OpenedSearch } from "./open-search.ts";
import type { Hardness, QueryPart } from "./reading/query-part.ts";
import { readHardnessAt } from "./reading/read-hardness.ts";
import type { KnownRange } from "./reading/read-own-code.ts";
import { readQuery } from "./reading/read-query.ts";

/** A choice in a step. */
export interface WorkChoice {
  /** "Steel", "Drilling". */
  label: string;
  /** The query after choosing it; for the chosen one, the query without it. */
  query: string;
  /** The number of tools for that query; for the chosen one, its current number. */
  count: number;
  isChosen: boolean;
}

/** The steps from the workpiece to the tools: the query and number of tools for each choice. */
export interface WorkSteps {
  /** The six groups of ISO 513, for the chosen operation. */
  materials: (WorkChoice & { group: WorkpieceGroup })[];
  /** For the chosen workpiece and hardness. */
  operations: WorkChoice[];
  /** The workpiece and the operation as words of the query; empty if they aren't chosen. */
  workpiece: string;
  operation: string;
  /** Whether the query contains the workpiece's name and not only its group. */
  isNamed: boolean;
  /** Whether the workpiece's hardness matters: some of the tools state a limit. */
  asksHardness: boolean;
  hardness?: Hardness;
}

/** The word for each group that the search understands; a test tries each. */
const materialWords: Readonly<Record<WorkpieceGroup, string>> = {
  P: "steel",
  M: "stainless steel",
  K: "cast iron",
  N: "aluminium",
  S: "heat resistant alloy",
  H: "hardened steel",
};

/** The most common operations, in the order of the catalogue; the search understands each word. */
const operationWords = [
  "turning",
  "boring",
  "grooving",
  "parting off",
  "threading",
  "tapping",
  "drilling",
  "milling",
] as const;

/** The concept of each operation's word. */
function conceptsOf(range: KnownRange) {
  return operationWords.map((word) => {
    const meaning = readQuery(word, range).parts[0]?.meaning;
    return { word, concept: meaning?.kind === "concept" ? meaning.concept : undefined };
  });
}

/** The operation's word in a part of a query; undefined if there is none. */
function operationOf({ meaning }: QueryPart, concepts: ReturnType<typeof conceptsOf>): string | undefined {
  if (meaning.kind !== "concept") return undefined;
  return concepts.find(({ concept }) => concept === meaning.concept)?.word;
}

/** A workpiece's name without its hardness: "EN31 60 HRC" → "EN31". */
function withoutHardness(words: string): string {
  const text = words.toUpperCase();
  for (let at = 0; at < text.length; at += 1) {
    if (at > 0 && /[\p{L}\d]/u.test(text[at - 1] ?? "")) continue;
    const found = readHardnessAt(text, at);
    if (found) return `${words.slice(0, at)} ${words.slice(found.end)}`;
  }
  return words;
}

function joined(...words: readonly string[]): string {
  return words
    .join(" ")
    .replaceAll(/[\s…]+/g, " ")
    .trim();
}

/** The work that a query describes. */
interface Work {
  /** The workpiece's group; undefined if the query contains none. */
  group?: WorkpieceGroup;
  workpiece: string;
  operation: string;
  hardness?: Hardness;
}

/** Reads the work that a query describes; undefined if the query contains anything else. */
function readWork(parts: readonly QueryPart[], range: KnownRange): Work | undefined {
  const work: Work = { workpiece: "", operation: "" };
  const concepts = conceptsOf(range);
  for (const part of parts) {
    const { meaning } = part;
    const operation = operationOf(part, concepts);
    if (meaning.kind === "link") continue;
    if (meaning.kind === "workpiece" && work.group === undefined) {
      work.group = meaning.group;
      work.workpiece = joined(withoutHardness(part.typed));
      if (meaning.hardness) work.hardness = meaning.hardness;
    } else if (meaning.kind === "hardness" && !work.hardness) work.hardness = meaning.hardness;
    else if (operation !== undefined && work.operation === "") work.operation = operation;
    else return undefined;
  }
  return work;
}

function hardnessWords(hardness: Hardness | undefined): string {
  if (!hardness) return "";
  const { min, max, unit } = hardness;
  return `${min === max ? max : `${min}-${max}`} ${unit}`;
}

/** Steel can be soft or hard; for the other groups tools state no limit that could be added to a query. */
const HARDENABLE = /[PMH]/;

/**
 * The steps for a query that contains only a workpiece, an operation and a hardness, or nothing; undefined for any other
 * query.
 * `group` is the ISO 513 group in the list's filter, if there is one: then it counts as part of the query.
 */
export function workSteps(
  search: OpenedSearch,
  query: string,
  group?: WorkpieceGroup,
): WorkSteps | undefined {
  const read = readQuery(joined(group === undefined ? "" : materialWords[group], query), search.range);
  const work = readWork(read.parts, search.range);
  if (!work) return undefined;
  const { workpiece, operation, hardness } = work;

  const partsOf = (words: string): readonly PreparedPart[] => prepareQuery(search, words).parts;
  const meeting = (...sets: (readonly PreparedPart[])[]): Entry[] =>
    search.entries.filter((entry) => sets.flat().every(({ weakness }) => weakness?.of(entry) !== NO_MATCH));
  const ofOperation = partsOf(operation);
  const isLimited = ({ set }: Entry): boolean =>
    search.sets[set]?.some((fact) => search.facts[fact]?.hardness !== undefined) ?? false;
  const hard = joined(workpiece, hardnessWords(hardness));
  return {
    workpiece,
    operation,
    isNamed: workpiece !== "" && !Object.values(materialWords).includes(workpiece.toLowerCase()),
    asksHardness:
      HARDENABLE.test(work.group ?? "") && meeting(partsOf(workpiece), ofOperation).some(isLimited),
    ...(hardness && { hardness }),
    materials: workpieceLetters.map((letter) => {
      const isChosen = letter === work.group;
      return {
        group: letter,
        label: workshopWords[letter],
        query: joined(isChosen ? "" : materialWords[letter], operation),
        count: meeting(partsOf(isChosen ? hard : materialWords[letter]), ofOperation).length,
        isChosen,
      };
    }),
    operations: operationWords.map((word) => ({
      label: word.replace(/^./, (first) => first.toUpperCase()),
      query: joined(hard, word === operation ? "" : word),
      count: meeting(partsOf(hard), partsOf(word)).length,
      isChosen: word === operation,
    })),
  };
}
