import * as v from "valibot";
import { phrases } from "./phrases-schema.ts";

/** What visitors ask about the company and the content states. */
export const companyTopics = ["hours", "address", "phone", "email", "chat"] as const;

/** One of these topics. */
export type CompanyTopic = (typeof companyTopics)[number];

/** The days of a week as the search's words name them. */
export const weekDays = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;

/** `content/words/search/company.json`: how people ask for what `company.json` states, which no tool answers. */
export const companyWordsSchema = v.strictObject({
  hours: v.pipe(phrases, v.title("Business hours")),
  address: v.pipe(phrases, v.title("Address and map")),
  phone: v.pipe(phrases, v.title("Telephone")),
  email: v.pipe(phrases, v.title("E-mail")),
  chat: v.pipe(phrases, v.title("Chat")),
  days: v.pipe(
    v.strictObject({
      monday: phrases,
      tuesday: phrases,
      wednesday: phrases,
      thursday: phrases,
      friday: phrases,
      saturday: phrases,
      sunday: phrases,
      today: phrases,
      tomorrow: phrases,
    }),
    v.description("Single words for the days."),
  ),
});

/** Questions to the company as the owner writes them. */
export type CompanyWords = v.InferOutput<typeof companyWordsSchema>;

/** What the content states of the company, as links. */
export interface CompanyFacts {
  timeZone: string;
  /** Each line of the hours, with its days: "Saturday: 10:00 AM - 2:00 PM". */
  hours: readonly { days: readonly string[]; words: string }[];
  pages: Readonly<Record<Exclude<CompanyTopic, "hours">, readonly { label: string; href: string }[]>>;
  /** Where it stands on the site. */
  place: string;
}
