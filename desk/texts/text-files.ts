import breakers from "../../content/schemas/breakers.schema.json" with { type: "json" };
import categories from "../../content/schemas/categories.schema.json" with { type: "json" };
import company from "../../content/schemas/company.schema.json" with { type: "json" };
import companyWords from "../../content/schemas/company-words.schema.json" with { type: "json" };
import concepts from "../../content/schemas/concepts.schema.json" with { type: "json" };
import customers from "../../content/schemas/customers.schema.json" with { type: "json" };
import everyday from "../../content/schemas/everyday.schema.json" with { type: "json" };
import glossary from "../../content/schemas/glossary.schema.json" with { type: "json" };
import guide from "../../content/schemas/guide.schema.json" with { type: "json" };
import hsn from "../../content/schemas/hsn.schema.json" with { type: "json" };
import page from "../../content/schemas/page.schema.json" with { type: "json" };
import partners from "../../content/schemas/partners.schema.json" with { type: "json" };
import privacy from "../../content/schemas/privacy.schema.json" with { type: "json" };
import redirects from "../../content/schemas/redirects.schema.json" with { type: "json" };
import grades from "../../content/schemas/grades.schema.json" with { type: "json" };
import spoken from "../../content/schemas/spoken.schema.json" with { type: "json" };
import team from "../../content/schemas/team.schema.json" with { type: "json" };
import topics from "../../content/schemas/topics.schema.json" with { type: "json" };
import wear from "../../content/schemas/wear.schema.json" with { type: "json" };
import workedCase from "../../content/schemas/worked-case.schema.json" with { type: "json" };
import workpieces from "../../content/schemas/workpieces.schema.json" with { type: "json" };
import * as v from "valibot";
import { ownAddress } from "#prerender/content/legal-pages.ts";
import type { UseName } from "#prerender/pictures/own/photo-uses.ts";
import { guideIds } from "#site/catalogue/places/guide-address.ts";
import type { Workspace } from "../content/workspace.ts";
import { type Shape, labelOf } from "./shape.ts";

/** A file of the content that a form edits. */
export interface TextFile {
  /** Its name in addresses. */
  key: string;
  /** Below the content folder. */
  path: string;
  title: string;
  about: string;
  shape: Shape;
  /** Heading of its part of the list. */
  part: string;
  /** What a row of the whole list is, where the file is one. */
  each?: string;
  /** Fields that name a picture of one's own, with where it is shown. */
  pictures?: { field: RegExp; use: UseName } | undefined;
}

const pictures = (field: RegExp, use: UseName) => ({ pictures: { field, use } });

/** Their files' names, titles and what stands in them; of lists, what a row is. */
const FILES: readonly TextFile[] = [
  jsonFile("company", "Company", "Name, address, telephone, e-mail, hours, map, links", company),
  jsonFile("page", "Texts of the page", "Slides, about, tiles, catalogue, headings, footer", page, {
    ...pictures(/^products\.tiles\[\d+\]\.picture$/, "tool"),
  }),
  jsonFile("team", "Team", "Persons with position, telephone, e-mail, photo", team, {
    each: "Person",
    ...pictures(/\.picture$/, "person"),
  }),
  jsonFile("customers", "Customers", "Name, logo, what they make", customers, {
    each: "Customer",
    ...pictures(/\.logo$/, "logo"),
  }),
  jsonFile("partners", "Tool brands", "Name, web address, logo", partners, {
    each: "Brand",
    ...pictures(/\.logo$/, "logo"),
  }),
  jsonFile("categories", "Categories", "The tree of the catalogue", categories, {
    each: "Category",
    ...pictures(/\.picture$/, "tool"),
  }),
  jsonFile("privacy", "Privacy", "The note beside the form, and the text of the page", privacy),
  jsonFile("hsn", "HSN codes", "One for each family of tools", hsn),
  jsonFile("worked-case", "Worked case", "A turned part before and after", workedCase),
  jsonFile("redirects", "Addresses that lead on", "Ids and places that are called otherwise now", redirects),
];

/** The words of the trade. */
const WORDS: readonly TextFile[] = [
  ...guideIds.map((id) =>
    trade(`guides/${id}`, `Guide: ${labelOf(id)}`, "What decides, wear, tables", guide),
  ),
  trade("glossary", "Glossary", "What rows and codes of a specification mean", glossary),
  trade("wear", "Kinds of wear", "How each looks, its cause and its remedy", wear),
];

/** The words by which the search understands a query. */
const SEARCH: readonly TextFile[] = [
  trade("search/tools", "Search: tools", "What people call them", concepts, { each: "Entry" }),
  trade("search/operations", "Search: operations", "What people call them", concepts, { each: "Entry" }),
  trade("search/coatings", "Search: coatings", "What people call them", concepts, { each: "Entry" }),
  trade("search/spares", "Search: spare parts", "What people call them", concepts, { each: "Entry" }),
  trade("search/workpieces", "Search: workpieces", "Materials by name and number", workpieces),
  trade(
    "search/everyday",
    "Search: everyday words",
    "Other writings, link words, what you don't sell",
    everyday,
  ),
  trade("search/company", "Search: questions to you", "For hours, address, telephone", companyWords),
  trade("search/topics", "Search: topics", "What leads to the calculator and the guides", topics),
  trade("search/grades", "Search: makers' grades", "What they are for, by ISO 513", grades),
  trade(
    "search/breakers",
    "Search: makers' chipbreakers",
    "What they are for, and where it is stated",
    breakers,
    {
      each: "Row",
    },
  ),
  trade("search/spoken", "Search: dictated words", "Numbers and letters as they are spoken", spoken),
];

function jsonFile(
  key: string,
  title: string,
  about: string,
  shape: Shape,
  more: Partial<TextFile> = {},
): TextFile {
  return { key, path: `${key}.json`, title, about, shape, part: "Company and page", ...more };
}

function trade(name: string, title: string, about: string, shape: Shape, more: Partial<TextFile> = {}) {
  const part = name.startsWith("search/") ? "The search’s words" : "Guides and glossary";
  const path = `words/${name}.json`;
  return jsonFile(name.replace("/", "-"), title, about, shape, { path, part, ...more });
}

const MAY_BE_MISSING = new Set(["worked-case", "redirects"]);

/** The files that forms edit: those of the content, and a text for each legal page of the footer. */
export function textFiles(workspace: Workspace): TextFile[] {
  return [
    ...FILES.filter(({ key, path }) => !MAY_BE_MISSING.has(key) || workspace.read(path)),
    ...legalFiles(workspace.read("company.json")?.text ?? ""),
    ...WORDS.map((file) => ({ ...file, title: guideTitle(workspace, file) })),
    ...SEARCH,
  ];
}

const titled = v.pipe(v.string(), v.parseJson(), v.object({ title: v.string() }));

/** A guide is called as its own words call it. */
function guideTitle(workspace: Workspace, { path, title }: TextFile): string {
  const read = v.safeParse(titled, workspace.read(path)?.text);
  return read.success ? `Guide: ${read.output.title}` : title;
}

const footer = v.object({
  legalPages: v.array(v.object({ name: v.string(), url: v.optional(v.string()) })),
});

/** A link that leads elsewhere has no text of its own. */
function legalFiles(text: string): TextFile[] {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), footer), text);
  const pages = read.success ? read.output.legalPages : [];
  return pages
    .filter(({ name, url }) => url === undefined || url === ownAddress(name))
    .map(({ name }) => {
      const slug = ownAddress(name).slice(1);
      return {
        key: `legal-${slug}`,
        path: `legal/${slug}.md`,
        title: `Legal page: ${name}`,
        part: "Company and page",
        about: "A page of its own; while it is empty the link leads nowhere",
        shape: {
          type: "string",
          title: "Text",
          description:
            'The first line is the title: "# Terms". "## " begins a heading, "- " an entry of a list; an empty line parts paragraphs.',
        },
      };
    });
}
