import { renderToStaticMarkup } from "react-dom/server";
import type { ShownProduct } from "#site/browsing/shown-product.ts";
import { GUIDES_PATH, pageOfGuide } from "#site/catalogue/places/guide-address.ts";
import { guidesOf } from "#site/catalogue/guides/guides.ts";
import { openGlossary } from "#site/catalogue/glossary/glossary.ts";
import { makeGuide } from "#site/catalogue/guides/make-guide.ts";
import type { Frame } from "#site/sections/plain-page/frame.ts";
import { GuideListPage, OwnGuidePage } from "#site/plain-pages.tsx";
import type { Content } from "../content/content.ts";
import type { Pictures } from "../pictures/pictures.ts";
import { renderDocument } from "./document.ts";
import { titled } from "./titled.ts";

interface GuidePagesParts {
  frame: Frame;
  content: Content;
  products: readonly ShownProduct[];
  pictures: Pictures;
  /** The inlined style sheet. */
  ownStyle: string;
  publicUrl: string | undefined;
  /** Address of the script of the pages other than the main one. */
  ownScript?: string | undefined;
  /** Paths of the only files to render; by default all. */
  only?: readonly string[] | undefined;
}

/** The list of guides and each guide, by path in dist/: static pages from the range and the engineering tables. */
export function* guidePages(parts: GuidePagesParts): Generator<[path: string, html: string]> {
  const { frame, content, products, pictures, ownStyle: style, publicUrl, ownScript: script, only } = parts;
  const { company, words } = content;
  const glossary = openGlossary(words.glossary);
  const shared = { language: company.language, style, script, publicUrl, siteName: company.name };
  const all = guidesOf(products).map((id) => ({ id, text: words.guides[id], href: pageOfGuide(id) }));
  const wants = (path: string): boolean => !only || only.includes(path);

  const list = `${GUIDES_PATH.slice(1)}/index.html`;
  if (wants(list)) {
    const guides = all.map(({ text, href }) => ({ title: text.title, lead: text.lead, href }));
    yield [
      list,
      renderDocument({
        ...shared,
        title: `Guides | ${company.name}`,
        description:
          "How to read tool codes, how to choose a tool, what wears and why, with the grades and sizes of our range.",
        body: renderToStaticMarkup(<GuideListPage {...{ frame, guides }} />),
        canonicalPath: GUIDES_PATH,
      }),
    ];
  }
  for (const { id, text, href } of all) {
    const path = `${href.slice(1)}.html`;
    const guide = wants(path) ? makeGuide(id, { text, wear: words.wear, glossary }, products) : undefined;
    if (!guide) continue;
    const picture = text.picture && pictures.named(`about-${text.picture.name}`);
    const others = all.filter((other) => other.text !== text);
    const links = others.map((other) => ({ label: other.text.title, href: other.href }));
    yield [
      path,
      renderDocument({
        ...shared,
        title: titled(`${text.title}: reading the code, choosing, wear`, company.name),
        description: text.lead,
        body: renderToStaticMarkup(<OwnGuidePage {...{ frame, guide, picture }} others={links} />),
        canonicalPath: href,
      }),
    ];
  }
}
