import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Content } from "#prerender/content/content.ts";
import { legalAddress } from "#prerender/content/legal-pages.ts";
import { findDoubts } from "#prerender/launch/find-doubts.ts";
import type { Finding } from "#prerender/launch/finding.ts";
import { readWordmarks } from "#prerender/pictures/wordmark.ts";
import { findOrderingGaps } from "./find-ordering-gaps.ts";

/** The input besides the content. */
export interface Surroundings {
  publicUrl: string | undefined;
  /** The folder of files that are served unchanged. */
  publicDir: string;
  /** The folder art/, which holds the wordmark. */
  art: string;
  /** The current year. */
  year: number;
}

/** Contradictions and gaps that visitors will notice. None of them prevents a launch. */
export function findContradictions(content: Content, surroundings: Surroundings): Finding[] {
  return [
    ...findDoubts(content),
    ...experience(content, surroundings.year),
    ...hours(content),
    ...support(content),
    ...links(content),
    ...catalogueFile(content, surroundings.publicDir),
    ...findOrderingGaps(content),
    {
      file: "The newsletter",
      field: "",
      says: "stores nothing and asks no server: whoever subscribes is thanked, but is on no list.",
    },
    ...publicAddress(surroundings.publicUrl),
    ...wordmark(content, surroundings.art),
  ];
}

function wordmark({ company }: Content, art: string): Finding[] {
  if (!readWordmarks(art, company.name).isStale) return [];
  const says = `doesn't say "${company.name}", so the site shows that in plain letters: npm run wordmark`;
  return [{ file: "art/brand/wordmark.svg", field: "", says }];
}

function experience({ company, page }: Content, year: number): Finding[] {
  const years = year - company.established;
  return page.hero.stats.flatMap(({ value, label }, at) => {
    if (!/year/i.test(label) || Number.parseInt(value, 10) === years) return [];
    const says = `says "${value} ${label}"; established ${company.established} makes ${years} in ${year}.`;
    return [{ file: "content/page.json", field: `hero.stats[${at}]`, says }];
  });
}

function hours({ company }: Content): Finding[] {
  const { workingHours, businessHours } = company;
  if (businessHours.every(({ hours: words }) => words === workingHours)) return [];
  const lines = businessHours.map(({ days, hours: words }) => `${days} ${words}`).join(", ");
  const says = `says "${workingHours}"; businessHours say "${lines}". Both are shown, each under its own heading.`;
  return [{ file: "content/company.json", field: "workingHours", says }];
}

function support({ company, page }: Content): Finding[] {
  const isAlwaysOpen = company.businessHours.every(({ opens, closes }) => opens === 0 && closes === 24);
  if (isAlwaysOpen) return [];
  const says = "promises support at all hours; businessHours are limited.";
  const stats = page.hero.stats.map(({ value }, at): [string, string] => [`hero.stats[${at}]`, value]);
  return [...stats, ["footer.support", page.footer.support]]
    .filter(([, text]) => /24\s*\/\s*7/.test(text ?? ""))
    .map(([field = "", text]) => ({ file: "content/page.json", field, says: `"${text}" ${says}` }));
}

function links({ company, partners, legal }: Content): Finding[] {
  const nowhere = (list: { name: string; url?: string | undefined }[], field: string): Finding[] => {
    const names = list.filter(({ url }) => url === undefined).map(({ name }) => name);
    if (names.length === 0) return [];
    return [
      {
        file: "content/company.json",
        field,
        says: `no address yet for ${names.join(", ")}: the links go nowhere.`,
      },
    ];
  };
  const onExample = partners.filter(({ url }) => /\.example\b/i.test(url));
  return [
    ...nowhere(company.social, "social"),
    ...nowhere(
      company.legalPages.map((page) => ({ ...page, url: legalAddress(page, legal) })),
      "legalPages",
    ),
    ...(onExample.length > 0
      ? [
          {
            file: "content/partners.json",
            field: "",
            says: `${onExample.length} of ${partners.length} links lead to example domains, where nobody answers.`,
          },
        ]
      : []),
  ];
}

function catalogueFile({ page }: Content, publicDir: string): Finding[] {
  const { file } = page.catalogue;
  const field = "catalogue.file";
  if (file === undefined) {
    const says =
      "there is no file to download: the button asks for the catalogue by the contact form instead.";
    return [{ file: "content/page.json", field, says }];
  }
  if (file.startsWith("/") && existsSync(join(publicDir, file))) return [];
  const says = `"${file}" is not in public/: the download leads nowhere. Write it with a slash in front.`;
  return [{ file: "content/page.json", field, says }];
}

function publicAddress(publicUrl: string | undefined): Finding[] {
  const file = "PUBLIC_URL";
  if (publicUrl === undefined) {
    return [{ file, field: "", says: "is not set: search engines and shared links get no full address." }];
  }
  if (/^https:\/\/(?!localhost\b|127\.)/.test(publicUrl) && !/\.example(:|$)/.test(publicUrl)) return [];
  return [{ file, field: "", says: `"${publicUrl}" is not an address that visitors can reach securely.` }];
}
