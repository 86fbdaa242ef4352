import type { Mistake } from "./mistake.ts";

/** Slips in the links of `content/company.json`, and its names of fields. */
export const linkMistakes: Mistake[] = [
  [
    "a social link with a space",
    "company.json",
    { set: [[["social", 0, "url"], "https://social.example.com/company/my company"]] },
    "social[0].url: expected a web address without spaces",
  ],
  [
    "a social link to one's own machine",
    "company.json",
    { set: [[["social", 0, "url"], "https://localhost/"]] },
    "social[0].url: expected a web address that everybody reaches",
  ],
  [
    "a social link to a machine of the house",
    "company.json",
    { set: [[["social", 0, "url"], "https://intranet/"]] },
    "social[0].url: expected a web address that everybody reaches",
  ],
  [
    "a social link with a password",
    "company.json",
    { set: [[["social", 0, "url"], "https://me:secret@social.example.com/"]] },
    "social[0].url: expected a web address without a name or password",
  ],
  [
    "a social link that isn't secure",
    "company.json",
    { set: [[["social", 0, "url"], "http://social.example.com"]] },
    "social[0].url: expected an address that starts with https://",
  ],
  [
    "a social link by script",
    "company.json",
    { set: [[["social", 0, "url"], "javascript:alert(1)"]] },
    "social[0].url: expected",
  ],
  [
    "a social link without its beginning",
    "company.json",
    { set: [[["social", 0, "url"], "www.social.example.com"]] },
    "social[0].url: expected a full web address",
  ],
  [
    "a social link by number",
    "company.json",
    { set: [[["social", 0, "url"], "https://10.0.0.1/"]] },
    "social[0].url: expected a web address that everybody reaches",
  ],
  [
    "an icon that isn't there",
    "company.json",
    { set: [[["social", 0, "icon"], "bird"]] },
    'social[0].icon: expected one of "network", "video", "photo", found "bird"',
  ],
  [
    "one icon twice",
    "company.json",
    { set: [[["social", 1, "icon"], "network"]] },
    'social[1].icon: "network" stands in social[0] already',
  ],
  [
    "two social links",
    "company.json",
    { set: [[["social", 2], undefined]] },
    "social: expected exactly 3 links",
  ],
  [
    "no legal links",
    "company.json",
    { set: [[["legalPages"], []]] },
    "legalPages: expected at least one link",
  ],
  [
    "a legal link twice",
    "company.json",
    { set: [[["legalPages", 1, "name"], "Terms"]] },
    'legalPages[1].name: "Terms" stands in legalPages[0] already',
  ],
  [
    "a legal link to a file",
    "company.json",
    { set: [[["legalPages", 0, "url"], "terms.pdf"]] },
    "legalPages[0].url: expected an address that starts with https://",
  ],
  [
    "yes for the sample mark",
    "company.json",
    { set: [[["sample"], "yes"]] },
    'sample: expected true, without quotes, or no such line, found "yes"',
  ],
  ["a misspelt field", "company.json", { set: [[["Phone"], "+91 124 400 1234"]] }, "Phone: unknown field"],
];
