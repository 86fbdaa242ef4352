import { pageOfProduct } from "./catalogue/places/address.ts";
import type { CaseInsert, WorkedFigures } from "./catalogue/worked-case/worked-case.ts";
import type { PrivacyCopy } from "./copy/privacy.ts";
import type { WorkedCaseCopy } from "./copy/worked-case.ts";
import { contactFormProps } from "./start/contact-form-props.ts";
import type { PageData } from "./start/page-data.ts";
import { ContactForm } from "./sections/contact/contact-form.tsx";
import { FaultLinks } from "./sections/contact/refused-fields.tsx";
import { PrivacyNote, type PrivacyNoteProps } from "./sections/contact/privacy-note.tsx";
import type { Frame } from "./sections/plain-page/frame.ts";
import { PageFrame } from "./sections/plain-page/page-frame.tsx";
import {
  BeforeAfter,
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
        <span data-not-kept>
          You are offline, and this page was not opened here before. The catalogue with every tool&rsquo;s
          data, the search, your quote list and the <a href="/calculator">calculator</a> work without network.
          Or call <CallLink frame={frame} />.
        </span>
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

interface WorkedCasePageProps {
  frame: Frame;
  copy: WorkedCaseCopy;
  insert: CaseInsert;
  figures: WorkedFigures;
}

/** One pass before and after. */
export function WorkedCasePage({ frame, copy, insert, figures: { rows, saved } }: WorkedCasePageProps) {
  const { part, diameter, length, before, after, sample } = copy;
  const isStart = after.speed === undefined || after.feed === undefined;
  return (
    <PlainPage
      frame={frame}
      place={{ label: "About", href: "/#about" }}
      title={part}
      text={`One pass over Ø${diameter} × ${length} mm takes ${Math.abs(saved)} % ${saved < 0 ? "more" : "less"} time.`}
    >
      <BeforeAfter
        rows={[
          {
            label: "Tool",
            values: [
              before.tool,
              <a key="insert" href={pageOfProduct(insert)}>
                {insert.name}
              </a>,
            ],
          },
          ...rows,
        ]}
      />
      <PlainText
        parts={[
          {
            title: "Where the figures come from",
            paragraphs: [
              [
                sample ? "This is a sample, not a customer's part." : "",
                isStart ? "The new insert runs at the start of its range, which is not maker's data." : "",
                "Spindle speed and time follow from diameter and length.",
              ]
                .filter((sentence) => sentence !== "")
                .join(" "),
            ],
          },
        ]}
      />
      <WaysOn links={[{ label: "Work out your own", href: "/calculator" }]} />
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

/**
 * The page of the cutting-data calculator; `site/start/calculator.tsx` hydrates it. `styles`: addresses of its own
 * style sheets, if they are files.
 */
export function CalculatorPage({ frame, styles }: { frame: Frame; styles: readonly string[] }) {
  return (
    <PlainPage
      frame={frame}
      place={{ label: "Know-how", href: "/guides" }}
      title="Cutting data"
      text="Spindle speed, feed, power and time, with the formula for each. Everything is worked out in this browser; nothing that you type leaves it."
    >
      {/* At this place and not in the head: what stands above is painted without waiting for them. */}
      {styles.map((address) => (
        <link key={address} rel="stylesheet" href={address} />
      ))}
      <div data-calculator>
        <CalculatorWithRanges />
      </div>
    </PlainPage>
  );
}
