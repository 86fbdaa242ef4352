import { withPartnerNotes } from "../trade-rules/partner-notes.ts";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  categoriesSchema,
  productsSchema,
  type Category,
  type Product,
} from "#site/catalogue/model/schema.ts";
import { companySchema, type Company } from "#site/copy/company.ts";
import { pageSchema, type PageCopy } from "#site/copy/page.ts";
import {
  customersSchema,
  partnersSchema,
  teamSchema,
  type Customer,
  type Partner,
  type TeamMember,
} from "#site/copy/people.ts";
import { privacySchema, type PrivacyCopy } from "#site/copy/privacy.ts";
import { checkCatalogue, checkTree } from "./check-catalogue.ts";
import { checkExamples } from "./check-examples.ts";
import { checkTrade } from "./check-trade.ts";
import { ContentError, parseContent } from "./parse-content.ts";

/** All of `content/`, parsed. */
export interface Content {
  company: Company;
  page: PageCopy;
  privacy: PrivacyCopy;
  team: TeamMember[];
  customers: Customer[];
  partners: Partner[];
  /** The tree, "all" first. */
  categories: Category[];
  /** Every product, in the order of the tree. */
  products: Product[];
}

/** Reads and parses a content folder. Throws a ContentError that names every fault of the first bad file. */
export function loadContent(folder: string): Content {
  const read = (name: string): string => {
    try {
      return readFileSync(join(folder, name), "utf8");
    } catch {
      throw new ContentError(`content/${name}: the file is missing or can't be read.`);
    }
  };
  const categories = parseContent("content/categories.json", read("categories.json"), categoriesSchema);
  checkTree(categories);
  const known = categories.filter((category) => category.id !== "all").map((category) => category.id);
  for (const file of readdirSync(join(folder, "products")).filter((name) => name.endsWith(".json"))) {
    if (!known.includes(file.slice(0, -5))) {
      throw new ContentError(
        `content/products/${file}: no category has this id. Expected one of ${known.map((id) => `${id}.json`).join(", ")}.`,
      );
    }
  }
  const products = known.flatMap((category) => {
    const name = `products/${category}.json`;
    return parseContent(`content/${name}`, read(name), productsSchema).map((product) => ({
      ...product,
      category,
    }));
  });
  checkCatalogue(categories, products);
  checkTrade(products);
  const page = parseContent("content/page.json", read("page.json"), pageSchema);
  checkExamples(page.products.examples, categories, products);
  return {
    company: parseContent("content/company.json", read("company.json"), companySchema),
    page,
    privacy: parseContent("content/privacy.json", read("privacy.json"), privacySchema),
    team: parseContent("content/team.json", read("team.json"), teamSchema),
    customers: parseContent("content/customers.json", read("customers.json"), customersSchema),
    partners: parseContent("content/partners.json", read("partners.json"), partnersSchema),
    categories,
    products: withPartnerNotes(products),
  };
}
