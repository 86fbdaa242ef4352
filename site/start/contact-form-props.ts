import type { ContactFormProps } from "../sections/contact/contact-form.tsx";
import type { PageData } from "./page-data.ts";

/** The form's props. The page's data say the company's chat and address once, because each byte of them counts. */
export function contactFormProps({ contactForm, overlay }: PageData): ContactFormProps {
  return { ...contactForm, chatHref: overlay.chatHref, email: overlay.company.email };
}
