import * as v from "valibot";
import { text, textFor } from "../catalogue/model/text-schema.ts";

/** Digits after the country code. For other countries 6 to 14: E.164 allows 15 in total. */
const national: Readonly<Record<string, number>> = { "91": 10, "1": 10, "65": 8, "971": 9 };

function hasWrongCount(number: string): boolean {
  const digits = number.replaceAll(/\D/g, "");
  const [code, count] = Object.entries(national).find(([each]) => digits.startsWith(each)) ?? [];
  if (code !== undefined) return digits.length !== code.length + (count ?? 0);
  return digits.length < 8 || digits.length > 15;
}

/** A telephone number as people write it, country code first. */
export const phone = v.pipe(
  text,
  v.regex(/^\+[1-9][0-9]*(?: [0-9]+)*$/, 'a number like "+91 124 000 0000"'),
  v.maxLength(24, "a number of at most 24 signs, spaces included"),
  v.check(
    (number) => !/^\+[1-9][0-9 ]*$/.test(number) || !hasWrongCount(number),
    ({ input }) => {
      const digits = input.replaceAll(/\D/g, "");
      return digits.startsWith("91")
        ? `ten digits after +91, not ${digits.length - 2}`
        : `as many digits as numbers of that country have, not ${digits.length} with the country code`;
    },
  ),
  v.title("Telephone"),
  v.description("With the country code: +91 124 000 0000."),
);

/** At 768 px a column of the team takes 38 letters, and an address doesn't break. */
export const email = v.pipe(
  text,
  v.maxLength(
    38,
    ({ input }) => `at most 38 characters, not ${input.length} (at 768 px it leaves its column in the team)`,
  ),
  v.rfcEmail("an e-mail address"),
  v.check(
    (address) => !address.includes("@") || /@[^@]*\.[a-z]{2,}$/i.test(address),
    'an e-mail address whose domain has a dot, such as "sales@company.in"',
  ),
  v.title("E-mail"),
);

/** Why an address isn't reachable for everybody. */
function addressFault(address: string): string | undefined {
  if (/\s/.test(address)) return "a web address without spaces";
  if (!URL.canParse(address)) return undefined;
  const { hostname, username } = new URL(address);
  if (username !== "") return "a web address without a name or password before its host";
  if (!/^[^.].*\.[a-z][a-z0-9-]+$/i.test(hostname) || /\.(?:local|localhost|internal|lan)$/i.test(hostname))
    return 'a web address that everybody reaches, such as "https://www.company.in"';
  return undefined;
}

/** A full web address. */
export const url = v.pipe(
  text,
  v.check(
    (address) => addressFault(address) === undefined,
    ({ input }) => addressFault(input) ?? "",
  ),
  v.url("a full web address"),
  v.startsWith("https://", "an address that starts with https://"),
  v.title("Web address"),
  v.description("In full, with https://."),
);

/** Marks a record with invented values; the launch check fails while there is one. */
export const sample = v.optional(
  v.pipe(
    v.literal(true),
    v.description("Values here are invented still. Take this mark out once all are your own."),
  ),
);

/** A heading of a section. */
export const headingText = textFor({
  most: 40,
  word: 16,
  why: "at 768 px a longer word leaves the column of the headings, at 320 px more than two lines of it push the section down",
});

/** The line beside a heading, and other short sentences. */
export const note = textFor({ most: 120, word: 30, why: "more than three lines at 320 px" });
