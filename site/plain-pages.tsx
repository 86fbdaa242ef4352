import type { PrivacyCopy } from "./copy/privacy.ts";
import { contactFormProps } from "./start/contact-form-props.ts";
import type { PageData } from "./start/page-data.ts";
import { ContactForm } from "./sections/contact/contact-form.tsx";
import { FaultLinks } from "./sections/contact/refused-fields.tsx";
import { PrivacyNote, type PrivacyNoteProps } from "./sections/contact/privacy-note.tsx";
import type { Frame } from "./sections/plain-page/frame.ts";
import { PageFrame } from "./sections/plain-page/page-frame.tsx";
import {
  CategoryLinks,
  PlainPage,
  PlainText,
  WaysOn,
  type CategoryLink,
} from "./sections/plain-page/plain-page.tsx";
import { TextBlocks, type TextBlock } from "./sections/plain-page/text-blocks.tsx";
import { CalculatorWithRanges } from "./sections/products/calculator/calculator-page.tsx";
import { GuideList, type GuideListProps } from "./sections/products/guide/guide-list.tsx";
import { GuidePage, type GuidePageProps } from "./sections/products/guide/guide-page.tsx";
import { ProductPage, type ProductPageProps } from "./sections/products/page/product-page.tsx";
import { tel } from "./ui/tel.ts";

const waysOn = [{ label: "Explore Products", href: "/#products" }];

function CallLink({ frame: { company } }: { frame: Frame }) {
  return <a href={tel(company.phone)}>{company.phone}</a>;
}

interface NotFoundPageProps {
  frame: Frame;
  categories: CategoryLink[];
}

/** The page for an address that is neither a page nor in the catalogue. */
export function NotFoundPage({ frame, categories }: NotFoundPageProps) {
  return (
    <PlainPage
      frame={frame}
      title="There is no such page"
      text={
        <>
          The address may be old or mistyped. Call <CallLink frame={frame} /> and we find the tool for you, or
          look in the catalogue.
        </>
      }
    >
      <WaysOn links={waysOn} />
      <CategoryLinks categories={categories} />
    </PlainPage>
  );
}

/** Shown offline in place of a page that isn't cached. */
export function OfflinePage({ frame, categories }: NotFoundPageProps) {
  return (
    <PlainPage
      frame={frame}
      title="This page is not on this device"
      text={
        <>
          You are offline, and this page was not opened here before. The catalogue with every tool&rsquo;s
          data, the search, your quote list and the <a href="/calculator">calculator</a> work without network.
          Or call <CallLink frame={frame} />.
        </>
      }
    >
      <WaysOn links={waysOn} />
      <CategoryLinks categories={categories} />
    </PlainPage>
  );
}

/** Shown after a message was sent without script. */
export function MessageSentPage({ frame, categories }: NotFoundPageProps) {
  return (
    <PlainPage
      frame={frame}
      title="Message sent"
      text="Message sent successfully! We'll get back to you soon."
    >
      <WaysOn links={waysOn} />
      <CategoryLinks categories={categories} />
    </PlainPage>
  );
}

type PrivacyPageCopy = Pick<PrivacyCopy, "title" | "lead" | "parts">;

interface MessageErrorPageProps {
  frame: Frame;
  data: PageData;
  privacy: PrivacyNoteProps;
}

/**
 * Shown after a message without script was refused: the form again with the typed texts. The server fills the slots.
 */
export function MessageErrorPage({ frame, data, privacy }: MessageErrorPageProps) {
  const defaults = {
    userName: "%%userName%%",
    email: "%%email%%",
    message: "%%message%%",
    errors: {
      userName: "%%userNameError%%",
      email: "%%emailError%%",
      subject: "%%subjectError%%",
      message: "%%messageError%%",
    },
  };
  return (
    <PlainPage frame={frame} title="Not sent yet" text="%%problem%%">
      <FaultLinks errors={defaults.errors} />
      <ContactForm {...contactFormProps(data)} defaults={defaults} />
      <PrivacyNote {...privacy} />
    </PlainPage>
  );
}

/** The data stored about visitors, and their rights. */
export function PrivacyPage({ frame, copy }: { frame: Frame; copy: PrivacyPageCopy }) {
  return (
    <PlainPage frame={frame} title={copy.title} text={copy.lead}>
      <PlainText parts={copy.parts} />
      <WaysOn links={waysOn} />
    </PlainPage>
  );
}

interface LegalPageProps {
  frame: Frame;
  title: string;
  blocks: TextBlock[];
}

/** A page with the owner's text: terms, privacy, compliances. */
export function LegalPage({ frame, title, blocks }: LegalPageProps) {
  return (
    <PlainPage frame={frame} title={title}>
      <TextBlocks blocks={blocks} />
      <WaysOn links={waysOn} />
    </PlainPage>
  );
}

/** A product's page: `/product/<id>`. */
export function OwnProductPage({ frame, ...props }: ProductPageProps & { frame: Frame }) {
  return (
    <PageFrame frame={frame}>
      <ProductPage {...props} />
    </PageFrame>
  );
}

/** The guide to a family of tools: `/guides/<family>`. */
export function OwnGuidePage({ frame, ...props }: GuidePageProps & { frame: Frame }) {
  return (
    <PageFrame frame={frame}>
      <GuidePage {...props} />
    </PageFrame>
  );
}

/** All guides: `/guides`. */
export function GuideListPage({ frame, ...props }: GuideListProps & { frame: Frame }) {
  return (
    <PageFrame frame={frame}>
      <GuideList {...props} />
    </PageFrame>
  );
}

/** The page of the cutting-data calculator; `site/start/calculator.tsx` hydrates it. */
export function CalculatorPage({ frame }: { frame: Frame }) {
  return (
    <PlainPage
      frame={frame}
      place={{ label: "Know-how", href: "/guides" }}
      title="Cutting data"
      text="Spindle speed, feed, power and time, with the formula for each. Everything is worked out in this browser; nothing that you type leaves it."
    >
      <div data-calculator>
        <CalculatorWithRanges />
      </div>
    </PlainPage>
  );
}
