import categories from "../../content/schemas/categories.schema.json" with { type: "json" };
import company from "../../content/schemas/company.schema.json" with { type: "json" };
import customers from "../../content/schemas/customers.schema.json" with { type: "json" };
import hsn from "../../content/schemas/hsn.schema.json" with { type: "json" };
import page from "../../content/schemas/page.schema.json" with { type: "json" };
import partners from "../../content/schemas/partners.schema.json" with { type: "json" };
import privacy from "../../content/schemas/privacy.schema.json" with { type: "json" };
import team from "../../content/schemas/team.schema.json" with { type: "json" };
import workedCase from "../../content/schemas/worked-case.schema.json" with { type: "json" };
import * as v from "valibot";
import { ownAddress } from "#prerender/content/legal-pages.ts";
import type { UseName } from "#prerender/pictures/own/photo-uses.ts";
import type { Workspace } from "../content/workspace.ts";
import type { Shape } from "./shape.ts";

/** A file of the content that a form edits. */
export interface TextFile {
  /** Its name in addresses. */
  key: string;
  /** Below the content folder. */
  path: string;
  title: string;
  about: string;
  shape: Shape;
  /** What a row of the whole list is, where the file is one. */
  each?: string;
  /** Fields that name a picture of one's own, with where it is shown. */
  pictures?: { field: RegExp; use: UseName };
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
];

function jsonFile(
  key: string,
  title: string,
  about: string,
  shape: Shape,
  more: Pick<TextFile, "each" | "pictures"> = {},
): TextFile {
  return { key, path: `${key}.json`, title, about, shape, ...more };
}

/** The files that forms edit: those of the content, and a text for each legal page of the footer. */
export function textFiles(workspace: Workspace): TextFile[] {
  return [
    ...FILES.filter(({ key, path }) => key !== "worked-case" || workspace.read(path)),
    ...legalFiles(workspace.read("company.json")?.text ?? ""),
  ];
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
