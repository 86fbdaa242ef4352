import type { ReactNode } from "react";
import { MACHINES } from "#contract/machines/machines.ts";
import { addressOf, allSelections } from "#site/catalogue/places/address.ts";
import { lostTitle, pageDescription, pageTitle } from "#site/catalogue/places/page-title.ts";
import { selectProducts } from "#site/catalogue/places/select-products.ts";
import { Page } from "#site/page.tsx";
import type { Frame } from "#site/sections/plain-page/frame.ts";
import { ENQUIRY_TEMPLATES, ERASED_PATH } from "#contract/enquiry-page.ts";
import {
  EnquiryErasedPage,
  EnquiryAcceptPage,
  EnquiryAskPage,
  EnquiryErasePage,
  EnquiryPage,
  EnquiryProblemPage,
  EnquirySentPage,
} from "#site/enquiry-pages.tsx";
import { AccessibilityPage } from "#site/accessibility-page.tsx";
import { CASE_PATH, workOut } from "#site/catalogue/worked-case/worked-case.ts";
import { frameOf } from "#site/frame-of.tsx";
import {
  CalculatorPage,
  LegalPage,
  MessageErrorPage,
  MessageSentPage,
  NotFoundPage,
  OfflinePage,
  PrivacyPage,
  WorkedCasePage,
} from "#site/plain-pages.tsx";
import { renderDocument, type DocumentParts } from "./document.ts";
import { feedFiles } from "../found/feed.ts";
import { siteFiles } from "../found/site-files.ts";
import { structuredData } from "../found/structured-data.ts";
import { guidePages } from "./guide-pages.tsx";
import { homeTitle, pageProps, type PageState } from "./page-props.ts";
import { fillLegal } from "./privacy.ts";
import { productPages } from "./product-pages.tsx";
import { securityText } from "./security-text.ts";
import { titled } from "./titled.ts";
import { toHtml } from "./to-html.ts";
import { type MaterialParts, materialOf } from "./page-material.ts";

/** The material of the pages. */
export interface OutputParts extends MaterialParts {
  /** The main page's inlined style sheet. */
  style: string;
  /** That of all other pages. */
  ownStyle: string;
  /** Address of the style sheet for everything else, if it is a file. */
  belowStyle?: string;
  /** Address of the boot script. */
  script: string;
  /** Address of the style sheet of the visitors' private pages, if it is a file. */
  enquiryStyle?: string;
  /** Addresses of the overlay's style sheets, if they are files. */
  overlayStyles?: string[];
  /** Address of the script of the pages other than the main one and the calculator's. */
  ownScript?: string;
  /** The calculator's page: address of its script, and of its style sheets if they are files. */
  calculator?: { script: string; styles: string[] };
  publicUrl: string | undefined;
  /** The date of the last change of each content file, if known. */
  changedFiles?: ReadonlyMap<string, string>;
  /** The pictures for shared links of tools, by the names of their pictures. */
  sharePictures?: ReadonlyMap<string, Uint8Array>;
  /** Time of the build. */
  now: Date;
  /**
   * Receives each product page when it is rendered, so that thousands don't fill the memory; if omitted, all are
   * returned.
   */
  takeProductPage?: (path: string, html: string) => Promise<void>;
  /** Paths of the only files to render, as in development; by default all. */
  only?: readonly string[];
}

/** Every text file of the site, by its path in dist/. */
export async function renderOutputs(parts: OutputParts): Promise<Map<string, string>> {
  const { content, style, ownStyle, script, belowStyle, overlayStyles, publicUrl, only } = parts;
  const { ownScript } = parts;
  const company = content.company.name;
  const material = materialOf(parts);
  const outputs = new Map<string, string>();
  const files = { categories: material.catalogueFiles, search: material.searchFile };
  if (!only) outputs.set(MACHINES.files, JSON.stringify(files));
  const { language } = content.company;
  const shell = { language, style, publicUrl } satisfies Partial<DocumentParts>;
  const own = { ...shell, style: ownStyle };

  async function page(path: string, state: PageState): Promise<void> {
    if (only && !only.includes(path)) return;
    const props = pageProps(material, state);
    const { selection, isLost } = state;
    const count = selectProducts(content.products, selection).length;
    const isHome = !selection.category;
    // Search engines shouldn't index a place without products, or an unknown place.
    const isIndexed = !isLost && (isHome || count > 0);
    const title = isLost ? lostTitle : pageTitle;
    const document = renderDocument({
      ...shell,
      title: isHome && !isLost ? homeTitle(content) : title(content.categories, selection, company),
      description: isHome
        ? content.page.description
        : pageDescription(content.categories, selection, count, content.company),
      body: await toHtml(<Page {...props} belowStyle={belowStyle} overlayStyles={overlayStyles} />),
      script,
      data: props.data,
      ...(isIndexed && {
        canonicalPath: isHome ? "/" : addressOf(selection),
        siteName: company,
        structuredData: structuredData(material, selection, publicUrl),
      }),
    });
    outputs.set(path, document);
  }

  async function plain(
    path: string,
    title: string,
    node: ReactNode,
    more: Partial<DocumentParts> = {},
  ): Promise<void> {
    if (only && !only.includes(path)) return;
    const description = `${title}. ${content.page.description}`;
    const body = await toHtml(node);
    outputs.set(
      path,
      renderDocument({
        ...own,
        ...more,
        script: ownScript,
        title: titled(title, company),
        description,
        body,
      }),
    );
  }

  async function calculatorPage(frame: Frame): Promise<void> {
    const path = "calculator.html";
    if (only && !only.includes(path)) return;
    const { script: calculator, styles = [] } = parts.calculator ?? {};
    const document = renderDocument({
      ...own,
      title: `Cutting data calculator | ${company}`,
      description:
        "Spindle speed, feed, power, torque and time of turning, milling, drilling, tapping, threading, grooving and parting, with the formula for each.",
      body: await toHtml(<CalculatorPage {...{ frame, styles }} />),
      ...(calculator !== undefined && { script: calculator }),
      canonicalPath: "/calculator",
      siteName: company,
    });
    outputs.set(path, document);
  }

  await page("index.html", { selection: {}, isLost: false });
  for (const selection of allSelections(content.categories)) {
    const folder = selection.category ? addressOf(selection).slice(1) : "products";
    await page(`${folder}/index.html`, { selection, isLost: false });
    // A static host, like our server, answers unknown paths below this place with it.
    await page(`${folder}/404.html`, { selection, isLost: true });
  }
  const { note, page: copy } = material.privacy;
  const { data, products, footer } = pageProps(material, { selection: {}, isLost: false });
  const frame = frameOf(footer);
  const categories = products.categories.map(({ id, ...shown }) => ({
    ...shown,
    href: addressOf({ category: id }),
  }));
  await plain("404.html", "Page not found", <NotFoundPage {...{ frame, categories }} />);
  await plain("offline.html", "Not on this device", <OfflinePage {...{ frame, categories }} />);
  await plain("message-sent.html", "Message sent", <MessageSentPage {...{ frame, categories }} />);
  const linking = (...addresses: (string | undefined)[]) => ({
    sheets: addresses.filter((address) => address !== undefined),
  });
  const privateParts = linking(parts.enquiryStyle);
  // Fields of forms are in the main page's sheet.
  const privateForm = linking(belowStyle, parts.enquiryStyle);
  const { page: enquiry, sent, erase, accept, ask: asking, problem } = ENQUIRY_TEMPLATES;
  await plain(enquiry, "Your enquiry", <EnquiryPage frame={frame} />, privateParts);
  await plain(sent, "Message sent", <EnquirySentPage {...{ frame, categories }} />, privateParts);
  await plain(erase, "Delete what you sent?", <EnquiryErasePage frame={frame} />, privateParts);
  await plain(accept, "Accept this offer?", <EnquiryAcceptPage frame={frame} />, privateForm);
  await plain(asking, "%%asking%%", <EnquiryAskPage frame={frame} />, privateForm);
  await plain(problem, "%%title%%", <EnquiryProblemPage {...{ frame, categories }} />, privateParts);
  const erased = `${ERASED_PATH.slice(1)}.html`;
  await plain(erased, "It is deleted", <EnquiryErasedPage {...{ frame, categories }} />, privateParts);
  await plain(
    "message-error.html",
    "Not sent yet",
    <MessageErrorPage frame={frame} data={data} privacy={note} />,
    linking(belowStyle),
  );
  await calculatorPage(frame);
  await plain("accessibility.html", "Accessibility", <AccessibilityPage frame={frame} />, {
    canonicalPath: "/accessibility",
    siteName: company,
  });
  const { workedCase } = content;
  const insert = material.products.find(({ id }) => id === workedCase?.after.product);
  const figures = workedCase && workOut(workedCase, insert);
  if (workedCase && insert && figures) {
    const page = <WorkedCasePage {...{ frame, insert, figures }} copy={workedCase} />;
    await plain(`${CASE_PATH.slice(1)}.html`, workedCase.part, page, {
      canonicalPath: CASE_PATH,
      siteName: company,
    });
  }
  for (const [address, text] of Object.entries(fillLegal(content, parts.retentionDays))) {
    await plain(`${address.slice(1)}.html`, text.title, <LegalPage frame={frame} {...text} />, {
      canonicalPath: address,
      siteName: company,
    });
  }
  if (copy) await plain("privacy.html", copy.title, <PrivacyPage frame={frame} copy={copy} />);
  const ask = { action: data.contactForm.action, privacy: note };
  for (const [path, html] of productPages({ ...parts, ...material, frame, ask })) {
    if (parts.takeProductPage) await parts.takeProductPage(path, html);
    else outputs.set(path, html);
  }
  for (const [path, html] of guidePages({ ...material, ownStyle, frame, publicUrl, ownScript, only }))
    outputs.set(path, html);
  if (!only) {
    outputs.set(".well-known/security.txt", securityText({ ...parts, email: content.company.email }));
    for (const [path, text] of siteFiles(content, publicUrl, parts.changedFiles)) outputs.set(path, text);
    for (const [path, text] of feedFiles(content, material.products, publicUrl)) outputs.set(path, text);
  }
  return outputs;
}
