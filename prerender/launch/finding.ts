import type { Content } from "../content/content.ts";

/** Something to check before the site goes public. */
export interface Finding {
  /** The location: "content/team.json", or a setting. */
  file: string;
  /** The field in the file; empty for the whole file. */
  field: string;
  /** A sentence for the owner. */
  says: string;
}

/** Each content file that an owner has to check, with its values. */
export function contentFiles({
  company,
  page,
  privacy,
  legal,
  team,
  customers,
  partners,
  workedCase,
  products,
  fileOf,
}: Content): [string, unknown][] {
  const files = Map.groupBy(products, ({ id }) => `content/${fileOf.get(id)}`);
  return [
    ["content/company.json", company],
    ["content/page.json", page],
    ["content/privacy.json", privacy],
    ...Object.entries(legal).map(([address, text]): [string, unknown] => [
      `content/legal${address}.md`,
      text,
    ]),
    ["content/team.json", team],
    ["content/customers.json", customers],
    ["content/partners.json", partners],
    ...(workedCase ? [["content/worked-case.json", workedCase] satisfies [string, unknown]] : []),
    ...[...files].map(([file, own]): [string, unknown] => [
      file,
      Object.fromEntries(own.map((product) => [product.id, product])),
    ]),
  ];
}
