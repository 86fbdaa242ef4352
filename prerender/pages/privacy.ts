import type { PrivacyCopy } from "#site/copy/privacy.ts";
import type { PrivacyNoteProps } from "#site/sections/contact/privacy-note.tsx";
import type { Content } from "../content/content.ts";
import { fillText } from "./fill-text.ts";

/** Address of our own privacy page, once the owner gives it to the link "Privacy". */
export const PRIVACY_PATH = "/privacy";

/** The privacy texts with the company's data filled in. */
export interface FilledPrivacy {
  note: PrivacyNoteProps;
  /** The separate page; undefined until a link leads to it. */
  page: Omit<PrivacyCopy, "note" | "sample"> | undefined;
}

/** Fills the privacy texts. @param retentionDays how long the server keeps a message. */
export function fillPrivacy({ company, privacy }: Content, retentionDays: number): FilledPrivacy {
  const { legalName, email, phone } = company;
  const values = {
    legalName,
    address: company.address.lines.join(", "),
    email,
    phone,
    retention: retentionWords(retentionDays),
  };
  const fill = (text: string, field: string) => fillText(text, values, `content/privacy.json: ${field}`);
  const own = company.legalPages.find(({ url }) => url === PRIVACY_PATH);
  return {
    note: {
      note: fill(privacy.note, "note"),
      email,
      page: own && { name: own.name, href: PRIVACY_PATH },
    },
    page: own && {
      title: fill(privacy.title, "title"),
      lead: fill(privacy.lead, "lead"),
      parts: privacy.parts.map(({ title, paragraphs }, at) => ({
        title: fill(title, `parts[${at}].title`),
        paragraphs: paragraphs.map((text, of) => fill(text, `parts[${at}].paragraphs[${of}]`)),
      })),
    },
  };
}

/** A number of days as people say it: `2 years`, `90 days`. */
export function retentionWords(days: number): string {
  const [count, unit] = days % 365 === 0 ? [days / 365, "year"] : [days, "day"];
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
