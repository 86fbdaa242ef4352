import { ContactForm, type ContactFormProps } from "./sections/contact/contact-form.tsx";
import { PlainPage, WaysOn } from "./sections/plain-page/plain-page.tsx";

const waysOn = [
  { label: "Explore Products", href: "/#products" },
  { label: "Back to the page", href: "/#home" },
];

/** What is answered for an address that is neither a page nor in the catalogue. */
export function NotFoundPage({ company, phone }: { company: string; phone: string }) {
  return (
    <PlainPage
      company={company}
      title="There is no such page"
      text={`The address may be old or mistyped. Call ${phone} and we find the tool for you, or look in the catalogue.`}
    >
      <WaysOn links={waysOn} />
    </PlainPage>
  );
}

/** What follows a message that was sent without script. */
export function MessageSentPage({ company }: { company: string }) {
  return (
    <PlainPage
      company={company}
      title="Message sent"
      text="Message sent successfully! We'll get back to you soon."
    >
      <WaysOn links={waysOn} />
    </PlainPage>
  );
}

/**
 * What follows a message that could not be taken without script: the form again with every word in it. The
 * server fills the slots.
 */
export function MessageErrorPage({ company, form }: { company: string; form: ContactFormProps }) {
  const defaults = {
    userName: "%%userName%%",
    email: "%%email%%",
    message: "%%message%%",
  };
  return (
    <PlainPage company={company} title="Not sent yet" text="%%problem%%">
      <ContactForm {...form} defaults={defaults} />
    </PlainPage>
  );
}
