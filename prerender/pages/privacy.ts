import type { PrivacyCopy } from "#site/copy/privacy.ts";
import type { PrivacyNoteProps } from "#site/sections/contact/privacy-note.tsx";
import type { Content } from "../content/content.ts";
import { legalAddress, type LegalTexts } from "../content/legal-pages.ts";
import type { PlaceholderName } from "../content/legal-text.ts";
import { fillPlaceholders } from "./fill-placeholders.ts";

/** Address of our privacy page, if the owner gives it to the link "Privacy". */
export const PRIVACY_PATH = "/privacy";

/** The privacy texts with the company's data filled in. */
export interface FilledPrivacy {
  note: PrivacyNoteProps;
  /** The separate page with this text; undefined until a link leads to it, or if the owner has written another one. */
  page: Omit<PrivacyCopy, "note" | "sample"> | undefined;
}

/** When the maps service receives data of a visitor. */
const mapWords = {
  asOneComes:
    'The map is loaded from a maps service as you come near the contact section, or only when you press "Show map" if your browser asks for less data or for privacy (Save-Data, Global Privacy Control) or runs no script. That service then learns your network address.',
  onPress:
    'The map is loaded from a maps service only when you press "Show map"; that service then learns your network address.',
};

/** The values of the placeholders in texts about privacy and law. */
function placeholders({ company, page }: Content, retentionDays: number): Record<PlaceholderName, string> {
  return {
    legalName: company.legalName,
    address: company.address.lines.join(", "),
    email: company.email,
    phone: company.phone,
    retention: retentionWords(retentionDays),
    map: page.contact.map === "on press" ? mapWords.onPress : mapWords.asOneComes,
  };
}

/** The legal pages written by the owner, with the company's data filled in. */
export function fillLegal(content: Content, retentionDays: number): LegalTexts {
  const values = placeholders(content, retentionDays);
  return Object.fromEntries(
    Object.entries(content.legal).map(([address, { title, blocks }]) => {
      const fill = (text: string): string =>
        fillPlaceholders(text, values, { file: `content/legal${address}.md` });
      const filled = blocks.map((block) =>
        block.kind === "list"
          ? { ...block, items: block.items.map(fill) }
          : { ...block, text: fill(block.text) },
      );
      return [address, { title: fill(title), blocks: filled }];
    }),
  );
}

/** Fills the privacy texts. @param retentionDays how long the server keeps a message. */
export function fillPrivacy(content: Content, retentionDays: number): FilledPrivacy {
  const { company, privacy, legal } = content;
  const values = placeholders(content, retentionDays);
  const fill = (text: string, field: string) =>
    fillPlaceholders(text, values, { file: "content/privacy.json", field });
  const link = company.legalPages.find((page) => legalAddress(page, legal) === PRIVACY_PATH);
  const own = Object.hasOwn(legal, PRIVACY_PATH) ? undefined : link;
  return {
    note: {
      note: fill(privacy.note, "note"),
      email: company.email,
      page: link && { name: link.name, href: PRIVACY_PATH },
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

/** A number of days in words: `2 years`, `90 days`. */
export function retentionWords(days: number): string {
  const [count, unit] = days % 365 === 0 ? [days / 365, "year"] : [days, "day"];
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
