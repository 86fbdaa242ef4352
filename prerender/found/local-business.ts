import { daysOf } from "#site/hours/days.ts";
import type { Content } from "../content/content.ts";
import type { SchemaNode } from "./schema-node.ts";

/** Formats an hour of the day: 9.5 as "09:30"; 24 as the last minute of the day. */
function clock(hour: number): string {
  const minutes = Math.min(Math.round(hour * 60), 24 * 60 - 1);
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

/** The business with the hours of the contact section. */
export function localBusiness({ company, page }: Content, site: string): SchemaNode {
  const hours = company.businessHours.flatMap(({ days, opens, closes }) => {
    const dayOfWeek = daysOf(days);
    if (dayOfWeek.length === 0 || opens === undefined || closes === undefined) return [];
    return [{ "@type": "OpeningHoursSpecification", dayOfWeek, opens: clock(opens), closes: clock(closes) }];
  });
  return {
    "@type": "LocalBusiness",
    name: company.name,
    legalName: company.legalName,
    description: page.description,
    url: `${site}/`,
    image: `${site}/share.jpg`,
    logo: `${site}/brand/wordmark.svg`,
    telephone: company.phone,
    email: company.email,
    foundingDate: String(company.established),
    address: {
      "@type": "PostalAddress",
      streetAddress: company.address.lines.join(", "),
      addressLocality: company.city,
      addressRegion: company.region,
      addressCountry: company.country,
    },
    hasMap: company.map.directionsUrl,
    openingHoursSpecification: hours,
  };
}
