import type { CompanyFacts } from "#site/catalogue/vocabulary/company-schema.ts";
import type { Company } from "#site/copy/company.ts";
import { daysOf } from "#site/hours/days.ts";

const PLACE = "/#contact";

/** What the search answers of the company, each with a link to the act or its place on the page. */
export function companyFacts(company: Company): CompanyFacts {
  const { address, map, businessHours, timeZone, phone, email, chat } = company;
  const contact = { label: "Address, telephone, hours and form: the contact", href: PLACE };
  const note = address.note ? ` (${address.note})` : "";
  const digits = chat.replaceAll(/\D/g, "");
  return {
    timeZone,
    hours: businessHours.map(({ days, hours }) => ({
      days: daysOf(days).map((day) => day.toLowerCase()),
      words: `${days}: ${hours}`,
    })),
    pages: {
      address: [
        {
          label: `${address.lines.join(", ")}${note}: the way there, on a map`,
          href: map.directionsUrl,
        },
        contact,
      ],
      phone: [{ label: `Call ${phone}`, href: `tel:${phone.replaceAll(" ", "")}` }, contact],
      email: [{ label: `E-mail to ${email}`, href: `mailto:${email}` }, contact],
      chat: [{ label: `Chat with ${chat}`, href: `https://wa.me/${digits}` }, contact],
    },
    place: PLACE,
  };
}
