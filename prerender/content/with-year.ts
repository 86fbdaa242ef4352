import type { Company } from "#site/copy/company.ts";
import type { PageCopy } from "#site/copy/page.ts";

/** The page's texts with the year of foundation in place of `{established}`, so that it is written once. */
export function withYear(page: PageCopy, company: Pick<Company, "established"> | undefined): PageCopy {
  const year = String(company?.established ?? "");
  const filled = JSON.stringify(page).replaceAll("{established}", year);
  return JSON.parse(filled) as PageCopy; // only texts differ
}
