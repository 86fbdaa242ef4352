import * as v from "valibot";
import { daysOf } from "../hours/days.ts";
import { hoursOf } from "../hours/opening-hours.ts";
import { label, text, textFor } from "../catalogue/model/text-schema.ts";
import { email, note, phone, sample, url } from "./text.ts";

const placeName = textFor({
  most: 36,
  word: 22,
  why: "at 320 px a word of more than 24 letters makes the top bar scroll sideways",
});

/** One line of the hours in the contact section. The bar is drawn from the same words, so the two can't differ. */
const hoursSchema = v.pipe(
  v.strictObject({
    /** English names of days: `Monday-Friday`, `Saturday, Sunday`, `Every day`. */
    days: v.pipe(
      textFor({ most: 36, word: 16, why: "a longer word leaves the column of the days from 768 px on" }),
      v.check(
        (days) => daysOf(days).length > 0,
        'days of the week such as "Monday-Friday", "Saturday, Sunday" or "Every day"',
      ),
    ),
    /** The words shown, character for character. */
    hours: v.pipe(
      textFor({ most: 26, word: 16, why: "it wraps in the column of the hours from 768 px on" }),
      v.check(
        (words) => hoursOf(words) !== undefined,
        'an opening and a later closing time such as "9:00 AM - 6:00 PM", or words without figures such as "closed"',
      ),
    ),
  }),
  v.title("Line"),
  v.transform((line) => ({ ...line, ...hoursOf(line.hours) })),
);

/** Two lines that name the same day would contradict each other. */
function dayTwice(lines: readonly { days: string }[]): string | undefined {
  const days = lines.flatMap((line) => daysOf(line.days));
  return days.find((day, at) => days.indexOf(day) !== at);
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).format() !== "";
  } catch {
    return false;
  }
}

const legalUrl = v.pipe(
  text,
  v.regex(
    /^(?:https:\/\/[^/\s]+\S*|\/privacy)$/,
    'an address that starts with https://, or "/privacy" for the page made of content/privacy.json',
  ),
  v.title("Web address"),
);

/** `content/company.json`: who the supplier is and how to reach them. */
export const companySchema = v.strictObject({
  sample,
  name: v.pipe(
    textFor({
      most: 28,
      word: 14,
      why: "at 320 px the header beside the menu's button has two lines of 14 letters; a longer name lies over the page",
    }),
    v.description("As in the logo."),
  ),
  legalName: label,
  /** Year of foundation. The build checks that it isn't in the future. */
  established: v.pipe(
    v.number(),
    v.integer("a year such as 2010"),
    v.minValue(1800, "a year from 1800 on"),
    v.maxValue(2100, "a year of four digits that has been"),
    v.title("Year of foundation"),
  ),
  city: placeName,
  region: placeName,
  country: placeName,
  language: v.pipe(
    text,
    v.regex(/^en(?:-[A-Z]{2})?$/, 'English of a country such as "en-IN": the page\'s own words are English'),
    v.description("Of the page, with the country: en-IN. It names the time zone in mails."),
  ),
  timeZone: v.pipe(
    label,
    v.check(isTimeZone, 'a time zone such as "Asia/Kolkata"'),
    v.description("Of the supplier's clocks, by which mails and commands show times: Asia/Kolkata."),
  ),
  phone,
  email,
  chat: v.pipe(
    phone,
    v.title("Chat number"),
    v.description("Of the messaging app that the chat link opens, with the country code."),
  ),
  address: v.strictObject({
    sample,
    lines: v.pipe(
      v.array(
        textFor({ most: 80, word: 28, why: "a line of the address at 320 px takes words of 28 letters" }),
      ),
      v.minLength(1, "at least one line, or the place of the address is empty"),
      v.maxLength(6, "at most 6 lines, or the address pushes the hours out of sight"),
    ),
    note: v.optional(note),
  }),
  map: v.strictObject({
    /** The security headers allow frames only from this host. */
    embedUrl: v.pipe(
      url,
      v.startsWith("https://www.google.com/", "an address on https://www.google.com/"),
      v.title("Address of the map"),
    ),
    directionsUrl: v.pipe(url, v.title("Address of the way to you")),
  }),
  /** They differ from the business hours below on purpose: the owner has to decide. */
  workingHours: v.pipe(
    textFor({ most: 38, word: 18, why: "more than two lines on the location card at 320 px" }),
    v.check(
      (words) =>
        words.split(/[,;&]/).every((part) => !/\d/.test(part) || hoursOf(part.replace(/^\D+/, "").trim())),
      'times such as "10:00 AM - 6:00 PM"',
    ),
    v.description("On the location card; the contact section has business hours."),
  ),
  businessHours: v.pipe(
    v.array(hoursSchema),
    v.minLength(1, "at least one line, or the place of the hours is empty"),
    v.check(
      (lines) => dayTwice(lines) === undefined,
      ({ input }) => `each day in one line, not ${dayTwice(input)} in two`,
    ),
    v.description('In the contact section: "Monday-Friday", "9:00 AM - 6:00 PM"; words such as "closed".'),
  ),
  social: v.pipe(
    v.array(
      v.strictObject({ name: label, icon: v.picklist(["network", "video", "photo"]), url: v.optional(url) }),
    ),
    v.length(3, "exactly 3 links, one of each icon"),
    v.title("Social links"),
    v.description("Of the top bar. A link without an address leads nowhere."),
  ),
  legalPages: v.pipe(
    v.array(
      v.strictObject({
        name: textFor({
          most: 40,
          word: 18,
          why: "at 320 px a line of the footer takes words of 18 letters",
        }),
        url: v.optional(legalUrl),
      }),
    ),
    v.minLength(1, "at least one link: Terms, Privacy, Compliances"),
    v.maxLength(6, "at most 6 links: more make a second footer at 320 px"),
    v.description(
      'Links of the footer. Without an address one leads to its own text, else nowhere; "/privacy" is the page of the privacy texts.',
    ),
  ),
});

export type Company = v.InferOutput<typeof companySchema>;
