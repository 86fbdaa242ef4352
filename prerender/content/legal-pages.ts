import type { Company } from "#site/copy/company.ts";
import { type LegalText, readLegalText } from "./legal-text.ts";
import type { ContentFault } from "../reading/faults/content-fault.ts";
import { ContentError, refuseFaults } from "../reading/parse-content.ts";
import { namesIn, readText } from "../reading/read-text.ts";

/** The texts of `content/legal/`, by the address of their page: `/terms` from `legal/terms.md`. */
export type LegalTexts = Readonly<Record<string, LegalText>>;

const FOLDER = "legal";
const ENDING = ".md";

/** The first steps of addresses that are taken by other pages and files. */
const taken = new Set(
  "404 accessibility api assets brand calculator data enquiry enquiry-accept enquiry-ask enquiry-delete enquiry-deleted enquiry-problem enquiry-sent feed guides healthz index message-error message-sent metrics no-sw product products readyz sw".split(
    " ",
  ),
);

/** The address at which a legal page stands once there is a text for it: "Terms of use" at `/terms-of-use`. */
export function ownAddress(name: string): string {
  const words = name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, " ");
  return `/${words.trim().replaceAll(" ", "-")}`;
}

/** Where a link of the footer leads: to its address, else to the page of its text, else nowhere. */
export function legalAddress(
  { name, url }: Company["legalPages"][number],
  legal: LegalTexts,
): string | undefined {
  return url ?? (Object.hasOwn(legal, ownAddress(name)) ? ownAddress(name) : undefined);
}

/**
 * Reads the texts of the legal pages; a content folder without any is fine.
 * @throws ContentError for a text that can't be read, and for one that no link of the footer leads to.
 */
export function readLegalPages(folder: string, company: Company | undefined): LegalTexts {
  const faults: ContentFault[] = [];
  const texts = (namesIn(folder, FOLDER) ?? [])
    .filter((name) => !name.startsWith("."))
    .flatMap((name): [string, LegalText][] => {
      const file = `content/${FOLDER}/${name}`;
      try {
        const address = company && addressOfFile(name, company);
        return [[address ?? "", readLegalText(file, readText(folder, `${FOLDER}/${name}`))]];
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        faults.push(...error.faults);
        return [];
      }
    });
  refuseFaults(faults);
  return Object.fromEntries(texts);
}

/** The address of a text's page. Throws a ContentError where no link of the footer leads there. */
function addressOfFile(name: string, { legalPages }: Company): string {
  const file = `content/${FOLDER}/${name}`;
  const known = legalPages.map((page) => page.url?.replace(/^(?=https:)/, " ") ?? ownAddress(page.name));
  const address = `/${name.slice(0, -ENDING.length)}`;
  if (name.endsWith(ENDING) && known.includes(address)) {
    if (!taken.has(address.slice(1))) return address;
    const sentence = `another page has the address ${address}. Rename it in company.json.`;
    throw new ContentError({ file, sentence });
  }
  const leadsElsewhere = legalPages.find(
    (page) => page.url !== undefined && ownAddress(page.name) === address,
  );
  if (leadsElsewhere) {
    const way = 'Take its "url" out of company.json, or this file away';
    const sentence = `the link "${leadsElsewhere.name}" leads elsewhere. ${way}.`;
    throw new ContentError({ file, sentence });
  }
  const expected = known.filter((each) => each.startsWith("/")).map((each) => each.slice(1) + ENDING);
  const sentence = `no link of the footer leads here (company.json: legalPages). Expected ${expected.join(", ") || "no file"}.`;
  throw new ContentError({ file, sentence });
}
