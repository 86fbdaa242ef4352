import { type WorkpieceGroup, workpieceLetters } from "#engineering/values/workpiece-groups.ts";
import { workshopWords } from "../glossary/workshop-words.ts";
import { NO_MATCH } from "./matching/match.ts";
import { prepareQuery, type PreparedPart } from "./matching/prepare.ts";
import type { Entry, OpenedSearch } from "./open-search.ts";
import type { Hardness, QueryPart } from "./reading/query-part.ts";
import { readHardnessAt } from "./reading/read-hardness.ts";
import type { KnownRange } from "./reading/read-own-code.ts";
import { readQuery } from "./reading/read-query.ts";

/** One choice of a step. */
export interface WorkChoice {
  /** "Steel", "Drilling". */
  label: string;
  /** The query that it leads to; of the chosen one, the query without it. */
  query: string;
  /** How many tools that finds; of the chosen one, how many it has now. */
  count: number;
  isChosen: boolean;
}

/** The steps from the workpiece to the tools: what each choice leads to, and how many tools it leaves. */
export interface WorkSteps {
  /** The six groups of ISO 513, under the chosen operation. */
  materials: (WorkChoice & { group: WorkpieceGroup })[];
  /** Under the chosen workpiece and hardness. */
  operations: WorkChoice[];
  /** The workpiece and the operation as words of the query; empty where they aren't chosen. */
  workpiece: string;
  operation: string;
  /** Whether the workpiece was said by its own name, not by its group. */
  isNamed: boolean;
  /** Whether the workpiece's hardness decides between the tools: some of them name a limit. */
  asksHardness: boolean;
  hardness?: Hardness;
}

/** The word by which the search reads each group; each is tried by a test. */
const materialWords: Readonly<Record<WorkpieceGroup, string>> = {
  P: "steel",
  M: "stainless steel",
  K: "cast iron",
  N: "aluminium",
  S: "heat resistant alloy",
  H: "hardened steel",
};

/** The operations that one begins with, in the order of the catalogue; each word is one that the search reads. */
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

/** The concept that each operation's word stands for. */
function conceptsOf(range: KnownRange) {
  return operationWords.map((word) => {
    const meaning = readQuery(word, range).parts[0]?.meaning;
    return { word, concept: meaning?.kind === "concept" ? meaning.concept : undefined };
  });
}

/** The word of the operation that a part of a query says; undefined if it says none. */
function operationOf({ meaning }: QueryPart, concepts: ReturnType<typeof conceptsOf>): string | undefined {
  if (meaning.kind !== "concept") return undefined;
  return concepts.find(({ concept }) => concept === meaning.concept)?.word;
}

/** A workpiece's name without its hardness: "EN31 60 HRC" → "EN31". */
function withoutHardness(said: string): string {
  const text = said.toUpperCase();
  for (let at = 0; at < text.length; at += 1) {
    if (at > 0 && /[\p{L}\d]/u.test(text[at - 1] ?? "")) continue;
    const found = readHardnessAt(text, at);
    if (found) return `${said.slice(0, at)} ${said.slice(found.end)}`;
  }
  return said;
}

function joined(...words: readonly string[]): string {
  return words
    .join(" ")
    .replaceAll(/[\s…]+/g, " ")
    .trim();
}

/** What a query says of the work. */
interface Work {
  /** The workpiece's group; undefined if none was said. */
  group?: WorkpieceGroup;
  workpiece: string;
  operation: string;
  hardness?: Hardness;
}

/** Reads what a query says of the work; undefined if it says anything else. */
function readWork(parts: readonly QueryPart[], range: KnownRange): Work | undefined {
  const work: Work = { workpiece: "", operation: "" };
  const concepts = conceptsOf(range);
  for (const part of parts) {
    const { meaning } = part;
    const operation = operationOf(part, concepts);
    if (meaning.kind === "link") continue;
    if (meaning.kind === "workpiece" && work.group === undefined) {
      work.group = meaning.group;
      work.workpiece = joined(withoutHardness(part.said));
      if (meaning.hardness) work.hardness = meaning.hardness;
    } else if (meaning.kind === "hardness" && !work.hardness) work.hardness = meaning.hardness;
    else if (operation !== undefined && work.operation === "") work.operation = operation;
    else return undefined;
  }
  return work.group || work.hardness || work.operation ? work : undefined;
}

function hardnessWords(hardness: Hardness | undefined): string {
  if (!hardness) return "";
  const { min, max, unit } = hardness;
  return `${min === max ? max : `${min}-${max}`} ${unit}`;
}

/** Steel can be soft or hard; of the other groups tools name no limit that a query could join with them. */
const HARDENABLE = /[PMH]/;

/**
 * The steps for a query that says a workpiece, an operation, a hardness, and nothing else; undefined for any other
 * query. `group` is the ISO 513 group that the list is filtered by, if it is by one: then it counts as said.
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
