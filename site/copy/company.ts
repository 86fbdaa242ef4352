import * as v from "valibot";
import { daysOf } from "./days.ts";
import { text } from "../catalogue/model/text-schema.ts";
import { email, phone, sample, url } from "./text.ts";

const hour = v.pipe(
  v.number(),
  v.minValue(0, "an hour from 0 to 24"),
  v.maxValue(24, "an hour from 0 to 24"),
);

/** One line of the hours in the contact section. */
const hoursSchema = v.pipe(
  v.strictObject({
    /** English names of days: `Monday-Friday`, `Saturday, Sunday`, `Every day`. */
    days: v.pipe(
      text,
      v.check(
        (days) => daysOf(days).length > 0,
        'days of the week such as "Monday-Friday", "Saturday, Sunday" or "Every day"',
      ),
    ),
    /** The words shown, character for character. */
    hours: text,
    /** Hour of the day (0–24) for the bar; omitted when closed. */
    opens: v.optional(hour),
    closes: v.optional(hour),
  }),
  v.check(
    ({ opens, closes }) => (opens === undefined) === (closes === undefined),
    'both "opens" and "closes", or neither on a closed day',
  ),
  v.check(
    ({ opens = 0, closes = 24 }) => opens < closes,
    '"closes" after "opens", both as hours of the day from 0 to 24: 18 for 6 PM',
  ),
);

const legalUrl = v.pipe(
  text,
  v.regex(
    /^(?:https:\/\/[^/\s]+\S*|\/privacy)$/,
    'an address that starts with https://, or "/privacy" for the page made of content/privacy.json',
  ),
);

/** `content/company.json`: who the supplier is and how to reach them. */
export const companySchema = v.strictObject({
  sample,
  /** Name as in the logo. */
  name: text,
  legalName: text,
  /** Year of foundation. */
  established: v.pipe(v.number(), v.integer("a year"), v.minValue(1800, "a year from 1800 on")),
  city: text,
  region: text,
  country: text,
  phone,
  email,
  /** Number of the messaging app that the chat link opens. */
  chat: phone,
  address: v.strictObject({ sample, lines: v.array(text), note: v.optional(text) }),
  map: v.strictObject({
    /** Must be on the only host that the security headers allow in a frame. */
    embedUrl: v.pipe(url, v.startsWith("https://www.google.com/", "an address on https://www.google.com/")),
    directionsUrl: url,
  }),
  /** Hours on the location card. The business hours below differ on purpose: both readings are kept. */
  workingHours: text,
  businessHours: v.array(hoursSchema),
  /** Links of the top bar; without a url they are visible and focusable, but lead nowhere. */
  social: v.array(
    v.strictObject({ name: text, icon: v.picklist(["network", "video", "photo"]), url: v.optional(url) }),
  ),
  /** Footer links; without a url they lead nowhere. The url "/privacy" is the page with `content/privacy.json`. */
  legalPages: v.array(v.strictObject({ name: text, url: v.optional(legalUrl) })),
});

export type Company = v.InferOutput<typeof companySchema>;
