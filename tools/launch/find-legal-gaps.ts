import type { Content } from "#prerender/content/content.ts";
import { legalAddress } from "#prerender/content/legal-pages.ts";
import type { Finding } from "#prerender/launch/finding.ts";

const DPDP = "Digital Personal Data Protection Act, 2023";

/** The contents that the Act requires of a notice, and words that show that a text has them. */
const notice: [requirement: string, words: RegExp][] = [
  ["which personal data are taken, and what for (section 5)", /\bpurpose|\bto answer|\bin order to\b/i],
  ["how consent is withdrawn (sections 5 and 6)", /withdraw/i],
  ["how grievances are redressed (sections 5 and 13)", /grievance/i],
  ["how one complains to the Data Protection Board of India (section 5)", /Data Protection Board/i],
  ["that one may ask to see, correct and erase the data (sections 11 and 12)", /eras/i],
  ["that one may name somebody to use these rights in one's place (section 14)", /nominat|\bname somebody/i],
  ["whom to ask about it, with a way to reach them (section 8)", /@|\{email\}|\{phone\}/],
];

/** The whole text behind a footer link that the site itself serves. */
function wordsAt(address: string, { legal, privacy }: Content): string {
  return JSON.stringify(Object.hasOwn(legal, address) ? legal[address] : { ...privacy, note: "" });
}

/**
 * The requirements of Indian law for a site like this, as far as its content shows them. A lawyer's advice takes
 * precedence.
 */
export function findLegalGaps(content: Content): Finding[] {
  return [...privacyGaps(content), ...companyGaps(content), ...mapChoice(content)];
}

function privacyGaps(content: Content): Finding[] {
  const file = DPDP;
  const link = content.company.legalPages.find(
    ({ name, url }) => url === "/privacy" || /privacy/i.test(name),
  );
  const address = link && legalAddress(link, content.legal);
  if (address === undefined) {
    const requirements = notice.map(([each]) => each).join("; ");
    const way =
      'Write content/legal/privacy.md, or give the link the url "/privacy" for that of content/privacy.json';
    const says = `asks that whoever gives personal data is told ${requirements}. The note beside the form says a part of it; there is no page that says the rest. ${way}.`;
    return [{ file, field: "", says }];
  }
  // Pages of other sites aren't examined.
  if (!address.startsWith("/")) return [];
  const words = wordsAt(address, content);
  return notice
    .filter(([, pattern]) => !pattern.test(words))
    .map(([requirement]) => ({
      file,
      field: "",
      says: `the text at ${address} seems not to say ${requirement}.`,
    }));
}

/** Rule 26 of the Companies (Incorporation) Rules, 2014; other firms may ignore it. */
function companyGaps({ company }: Content): Finding[] {
  // A Corporate Identity Number: listed or not, industry, state, year, kind, number.
  if (/[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}/.test(JSON.stringify(company))) return [];
  const says =
    "ask a company under the Companies Act, 2013 to show on the home page of its site: its name, the address of its registered office, its Corporate Identity Number (CIN), telephone, e-mail, and whom to ask. No CIN is found in content/company.json. If the firm is such a company, put it into the lines of the address; a proprietorship or partnership has none.";
  return [{ file: "Companies (Incorporation) Rules, 2014, rule 26", field: "", says }];
}

function mapChoice({ page }: Content): Finding[] {
  if (page.contact.map === "on press") return [];
  const says =
    'is left out: whoever comes near the contact section tells the maps service their network address, unasked, save those whose browser asks for less (Save-Data, Global Privacy Control) or runs no script. With "on press" nobody does before pressing "Show map", at the price of one press.';
  return [{ file: "content/page.json", field: "contact.map", says }];
}
