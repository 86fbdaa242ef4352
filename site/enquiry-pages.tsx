import { DecisionTemplate } from "./sections/enquiry/answer-template.tsx";
import { EnquiryTemplate, EraseTemplate, SentTemplate } from "./sections/enquiry/enquiry-page.tsx";
import type { Frame } from "./sections/plain-page/frame.ts";
import { CategoryLinks, PlainPage, WaysOn, type CategoryLink } from "./sections/plain-page/plain-page.tsx";
import { tel } from "./ui/tel.ts";

/* The pages about what a visitor sent. The server fills all but the last (contract/enquiry-page.ts). */

interface EnquiryPageProps {
  frame: Frame;
  categories: CategoryLink[];
}

const waysOn = [{ label: "Explore Products", href: "/#products" }];

/** What was sent: `/enquiry/<token>`. */
export function EnquiryPage({ frame }: { frame: Frame }) {
  return (
    <PlainPage frame={frame} title="Your enquiry">
      <EnquiryTemplate />
    </PlainPage>
  );
}

/** After a form without script, with the private address: `/enquiry/<token>/sent`. */
export function EnquirySentPage({ frame, categories }: EnquiryPageProps) {
  return (
    <PlainPage
      frame={frame}
      title="Message sent"
      text="Message sent successfully! We'll get back to you soon."
    >
      <SentTemplate />
      <CategoryLinks categories={categories} />
    </PlainPage>
  );
}

/** Asks before what was sent is deleted: `/enquiry/<token>/delete`. */
export function EnquiryErasePage({ frame }: { frame: Frame }) {
  return (
    <PlainPage
      frame={frame}
      title="Delete what you sent?"
      text={
        <>
          Message %%reference%% of %%received%% is deleted from our server for good, with its quote list and
          files, and its page too. Our sales desk is told the number, to delete the mail that it has. While an
          order or a question is open, rather call{" "}
          <a href={tel(frame.company.phone)}>{frame.company.phone}</a> first.
        </>
      }
    >
      <EraseTemplate />
    </PlainPage>
  );
}

/** Asks before an offer is accepted: `/enquiry/<token>/accept`. */
export function EnquiryAcceptPage({ frame }: { frame: Frame }) {
  return (
    <PlainPage
      frame={frame}
      title="Accept this offer?"
      text="You accept %%about%%, %%sum%% with GST. Our sales desk is told, and confirms the order to you by e-mail; the order is made by that."
    >
      <DecisionTemplate what="accept" />
    </PlainPage>
  );
}

/** Takes what a visitor asks about an answer: `/enquiry/<token>/ask`. */
export function EnquiryAskPage({ frame }: { frame: Frame }) {
  return (
    <PlainPage
      frame={frame}
      title="%%asking%%"
      text="About %%about%%. Our sales desk gets it with everything that was written before."
    >
      <DecisionTemplate what="ask" />
    </PlainPage>
  );
}

/** Why there is nothing to see, with the server's words. */
export function EnquiryProblemPage({ frame, categories }: EnquiryPageProps) {
  return (
    <PlainPage
      frame={frame}
      title="%%title%%"
      text={
        <>
          %%problem%% Or call <a href={tel(frame.company.phone)}>{frame.company.phone}</a>.
        </>
      }
    >
      <p data-each="back">
        <a href="%%href%%">Back to your enquiry</a>
      </p>
      <WaysOn links={waysOn} />
      <CategoryLinks categories={categories} />
    </PlainPage>
  );
}

/** After deleting. */
export function EnquiryErasedPage({ frame, categories }: EnquiryPageProps) {
  return (
    <PlainPage
      frame={frame}
      title="It is deleted"
      text="What you sent is no longer on our server, and no backup brings it back. Our sales desk has been told to delete the mail that it has of it."
    >
      <WaysOn links={waysOn} />
      <CategoryLinks categories={categories} />
    </PlainPage>
  );
}
