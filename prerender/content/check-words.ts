import type { GuideWords } from "#site/catalogue/guides/guide-schema.ts";
import { type GuideId, guideIds } from "#site/catalogue/places/guide-address.ts";
import { conceptIds } from "#site/catalogue/vocabulary/concept-schema.ts";
import { workpieceNumbers } from "#site/catalogue/search/reading/read-workpiece.ts";
import type { WorkpieceWords } from "#site/catalogue/vocabulary/workpieces-schema.ts";
import { tablesOfGuide } from "#site/catalogue/guides/guide-tables.ts";
import type { ContentFault } from "../reading/faults/content-fault.ts";
import { namesIn } from "../reading/read-text.ts";
import { conceptLists, type ReadWords } from "./words.ts";

/** The headings of a guide's tables against the columns that are worked out. */
function tableFaults(id: GuideId, { tables = [] }: GuideWords): ContentFault[] {
  const file = `content/words/guides/${id}.json`;
  const computed = tablesOfGuide(id);
  if (tables.length !== computed.length)
    return [
      { file, field: "tables", sentence: `expected ${computed.length} of them, found ${tables.length}.` },
    ];
  return computed.flatMap(({ columns }, at): ContentFault[] => {
    const found = tables[at]?.head.length ?? 0;
    if (found === columns) return [];
    return [{ file, field: `tables[${at}].head`, sentence: `expected ${columns} headings, found ${found}.` }];
  });
}

/** Files that no guide is read from. */
function strangeFiles(folder: string): ContentFault[] {
  const known = new Set(guideIds.map((id) => `${id}.json`));
  return (namesIn(folder, "words/guides") ?? [])
    .filter((name) => !known.has(name))
    .map((name) => ({
      file: `content/words/guides/${name}`,
      sentence: `no guide has this name. Guides are ${guideIds.join(", ")}.`,
    }));
}

/** What the program reckons with must stand once in the lists of what can be asked for. */
function idFaults(words: ReadWords): ContentFault[] {
  const lists = conceptLists.map((list) => ({ list, concepts: words[list] }));
  if (lists.some(({ concepts }) => !concepts)) return [];
  const places = lists.flatMap(({ list, concepts = [] }) =>
    concepts.flatMap(({ id }, at) => (id === undefined ? [] : [{ id, list, at }])),
  );
  const twice = places.filter(({ id }, at) => places.findIndex((each) => each.id === id) < at);
  const missing = conceptIds.filter((id) => !places.some((each) => each.id === id));
  return [
    ...twice.map(({ id, list, at }) => ({
      file: `content/words/search/${list}.json`,
      field: `[${at}].id`,
      sentence: `"${id}" stands in another entry already. Take one out.`,
    })),
    ...missing.map((id) => ({
      file: "content/words/search/tools.json",
      sentence: `no entry has the id "${id}" any more, nor has one of operations.json. The search reckons with it.`,
    })),
  ];
}

/** Patterns of numbers that are no regular expression once their pieces are in. */
function numberFaults({ numbers, pieces }: WorkpieceWords): ContentFault[] {
  return numbers.flatMap((number, at): ContentFault[] => {
    try {
      workpieceNumbers({ names: [], numbers: [number], pieces });
      return [];
    } catch (error) {
      return [
        {
          file: "content/words/search/workpieces.json",
          field: `numbers[${at}].pattern`,
          sentence: `expected a regular expression. ${String(error)}.`,
        },
      ];
    }
  });
}

/** What is wrong with the words beyond each file's own form. */
export function wordFaults(words: ReadWords, folder: string): ContentFault[] {
  return [
    ...strangeFiles(folder),
    ...[...words.guides].flatMap(([id, guide]) => (guide ? tableFaults(id, guide) : [])),
    ...idFaults(words),
    ...(words.workpieces ? numberFaults(words.workpieces) : []),
  ];
}
