import type { Company } from "#site/copy/company.ts";
import type { PageCopy } from "#site/copy/page.ts";
import type { ContentFault } from "../reading/faults/content-fault.ts";
import { placeholderNames } from "./legal-text.ts";
import type { Content } from "./content.ts";

/** What the rules about facts read: files that could be parsed. */
export type Facts = Partial<Omit<Content, "products">>;

interface Word {
  file: string;
  field: string;
  text: string;
}

/** Every text of a file with its field. */
function wordsIn(file: string, value: unknown, field = ""): Word[] {
  if (typeof value === "string") return [{ file, field, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    wordsIn(file, each, Array.isArray(value) ? `${field}[${name}]` : `${field}.${name}`.replace(/^\./, "")),
  );
}

/** Records of which two say the same where each must say its own. */
function repeated<T>(
  file: string,
  list: readonly T[] | undefined,
  place: string,
  fields: Readonly<Record<string, (record: T) => string>>,
): ContentFault[] {
  return Object.entries(fields).flatMap(([name, valueOf]) => {
    const seen = new Map<string, number>();
    return (list ?? []).flatMap((record, at) => {
      const value = valueOf(record);
      const first = seen.get(value.toLowerCase());
      seen.set(value.toLowerCase(), first ?? at);
      if (first === undefined) return [];
      return [
        {
          file: `content/${file}`,
          field: `${place}[${at}].${name}`,
          sentence: `"${value}" stands in ${place}[${first}] already. Change one of the two, or take one out.`,
        },
      ];
    });
  });
}

function repetitions({ company, page, team, customers, partners }: Facts): ContentFault[] {
  return [
    ...repeated("team.json", team, "", { name: ({ name }) => name, email: ({ email }) => email }),
    ...repeated("customers.json", customers, "", { name: ({ name }) => name, logo: ({ logo }) => logo }),
    ...repeated("partners.json", partners, "", { name: ({ name }) => name, url: ({ url }) => url }),
    ...repeated("page.json", page?.products.tiles, "products.tiles", {
      category: ({ category }) => category,
    }),
    ...repeated("page.json", page?.hero.stats, "hero.stats", { label: ({ label }) => label }),
    ...repeated("page.json", page?.hero.slides, "hero.slides", { name: ({ name }) => name }),
    ...repeated("company.json", company?.social, "social", { icon: ({ icon }) => icon }),
    ...repeated("company.json", company?.legalPages, "legalPages", { name: ({ name }) => name }),
  ];
}

/** The page's texts with the year of foundation in place of `{established}`, so that it is written once. */
export function withYear(page: PageCopy, company: Pick<Company, "established"> | undefined): PageCopy {
  const year = String(company?.established ?? "");
  const filled = JSON.stringify(page).replaceAll("{established}", year);
  return JSON.parse(filled) as PageCopy; // only texts differ
}

const foundation = /\b(?:established|founded|since|est\.)\s+(?:in\s+)?(\d{4})\b/gi;

function years({ company, page }: Facts, year: number): ContentFault[] {
  if (!company) return [];
  const { established } = company;
  if (established > year) {
    return [
      {
        file: "content/company.json",
        field: "established",
        sentence: `expected a year that has been, at most ${year}, found ${established}.`,
      },
    ];
  }
  const told = wordsIn("content/page.json", page).flatMap(({ file, field, text }) =>
    [...text.matchAll(foundation)]
      .filter(([, named]) => Number(named) !== established)
      .map(([words]) => ({
        file,
        field,
        sentence: `expected the year ${established} of company.json, found "${words}". Write {established} here: it prints that year.`,
      })),
  );
  const most = year - established;
  const figures = (page?.hero.stats ?? []).flatMap(({ value, label }, at) =>
    /\byears?\b/i.test(label) && Number.parseInt(value, 10) > most
      ? [
          {
            file: "content/page.json",
            field: `hero.stats[${at}].value`,
            sentence: `expected at most ${most} ${label}, since company.json says established ${established}, found "${value}".`,
          },
        ]
      : [],
  );
  return [...told, ...figures];
}

/** Each category has one tile, and each tile a category. */
function tiles({ categories, page }: Facts): ContentFault[] {
  if (!categories || !page) return [];
  const known = categories.filter(({ id }) => id !== "all").map(({ id }) => id);
  const shown = page.products.tiles.map(({ category }) => category);
  const lacking = known.filter((id) => !shown.includes(id));
  return [
    ...lacking.map((id) => ({
      file: "content/page.json",
      field: "products.tiles",
      sentence: `expected an entry for the category "${id}", found none.`,
    })),
    ...shown.flatMap((id, at) =>
      known.includes(id)
        ? []
        : [
            {
              file: "content/page.json",
              field: `products.tiles[${at}].category`,
              sentence: `expected one of ${known.join(", ")}, found "${id}".`,
            },
          ],
    ),
  ];
}

/** Braces are filled in legal texts only, and there from the known names. */
function placeholders({
  privacy,
  legal,
  company,
  page,
  team,
  customers,
  partners,
  categories,
}: Facts): ContentFault[] {
  const filled = [
    ...wordsIn("content/privacy.json", privacy),
    ...Object.entries(legal ?? {}).flatMap(([address, text]) =>
      wordsIn(`content/legal${address}.md`, text).map((word) => ({ ...word, field: "its text" })),
    ),
  ];
  const plain = Object.entries({ company, page, team, customers, partners, categories }).flatMap(
    ([name, value]) => wordsIn(`content/${name}.json`, value),
  );
  const names = placeholderNames.map((name) => `{${name}}`);
  return [
    ...filled.flatMap(({ file, field, text }) =>
      (text.match(/\{[^{}]*\}/g) ?? [])
        .filter((place) => !names.includes(place))
        .map((place) => ({
          file,
          field,
          sentence: `expected one of ${names.join(", ")}, found "${place}".`,
        })),
    ),
    ...plain.flatMap(({ file, field, text }) =>
      /[{}]/.test(text)
        ? [
            {
              file,
              field,
              sentence: `nothing is filled in here, so "${text.slice(0, 60)}" would be shown with its braces. Write the words themselves.`,
            },
          ]
        : [],
    ),
  ];
}

/** What files say about each other, and records about their neighbours. */
export function factFaults(facts: Facts, year: number): ContentFault[] {
  return [...years(facts, year), ...tiles(facts), ...repetitions(facts), ...placeholders(facts)];
}
