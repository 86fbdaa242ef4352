import * as v from "valibot";
import { label, text, textFor } from "../catalogue/model/text-schema.ts";
import { headingText, note } from "./text.ts";

const heroPicture = v.picklist(["inserts", "turning", "drill", "endmills", "facemill"]);

const slideSchema = v.strictObject({
  name: v.pipe(
    textFor({ most: 20, word: 16, why: "a segment of the rule at 768 px has one line of 21 letters" }),
    v.description("Name on the slide control."),
  ),
  caption: v.pipe(
    textFor({
      most: 44,
      word: 24,
      why: "the rule's segments have two lines of about 22 letters at 1024 px",
    }),
    v.description("Describes the picture, in terms of the trade."),
  ),
  picture: heroPicture,
  alt: v.pipe(
    textFor({ most: 250, why: "a screen reader speaks all of it at once" }),
    v.description("Alternative text."),
  ),
  keep: v.optional(
    v.pipe(
      v.picklist(["top", "bottom"]),
      v.description(
        "The end of the picture with the cutting edge: low windows show this part. Without it the middle.",
      ),
    ),
  ),
});

const pictureSchema = v.strictObject({
  name: label,
  alt: v.pipe(
    v.union([v.literal(""), text], 'a text, or "" for a picture that only decorates'),
    v.description("Empty for a decorative picture."),
  ),
  caption: v.optional(note),
});

const headlineLine = textFor({
  most: 12,
  word: 10,
  why: "the headline's letters fill the width with about 10 in a line; longer ones wrap and cover the first screen",
});

const statSchema = v.strictObject({
  value: v.pipe(
    textFor({ most: 8, why: "a third of the console at 1280 px and 320 px has room for 8 signs in a line" }),
    v.regex(/^[0-9]/, 'a figure that begins with a digit, such as "1000+" or "24/7"'),
  ),
  label: textFor({ most: 30, word: 16, why: "a third of the console at 320 px takes words of 18 letters" }),
});

const fact = textFor({ most: 24, word: 20, why: "at 320 px the promo's facts take words of 21 letters" });

/** `content/page.json`: the texts of the page, section by section. */
export const pageSchema = v.strictObject({
  title: v.pipe(
    textFor({
      most: 70,
      why: "search engines and tabs cut a title of more than about 70 with the company's name",
    }),
    v.description(
      "Of the browser's tab, after the company's name. {established} prints the year of foundation.",
    ),
  ),
  description: v.pipe(
    textFor({ most: 320, why: "search engines show at most about 160, previews of links 320" }),
    v.description("Description for search engines and shared links."),
  ),
  hero: v.strictObject({
    headline: v.pipe(
      v.tuple([headlineLine, headlineLine]),
      v.description("The two lines of the headline; on wide screens one line."),
    ),
    lead: textFor({
      most: 180,
      word: 24,
      why: "more than eight lines beside the buttons at 1280 px push these below the fold",
    }),
    slides: v.pipe(v.array(slideSchema), v.length(5, "exactly 5 slides")),
    stats: v.pipe(v.array(statSchema), v.length(3, "exactly 3 figures: the console has three columns")),
  }),
  about: v.strictObject({
    title: headingText,
    statement: v.pipe(
      textFor({
        most: 400,
        word: 24,
        why: "set in large letters it fills more than a screen of 390 px",
      }),
      v.description("{established} prints the year of foundation."),
    ),
    picture: pictureSchema,
    codes: note,
  }),
  customers: v.strictObject({ title: headingText, note }),
  team: v.strictObject({ title: headingText, note }),
  products: v.strictObject({
    title: headingText,
    /** Picture and caption of each category's tile. */
    tiles: v.array(
      v.strictObject({
        category: label,
        picture: label,
        caption: textFor({
          most: 26,
          word: 15,
          why: "at 768 px the tile's caption has 26 signs beside its scale bar",
        }),
        runsOut: v.optional(
          v.pipe(
            v.boolean(),
            v.description("Whether a long tool is drawn larger, with its shank cut off at the tile's edge."),
          ),
          false,
        ),
      }),
    ),
    examples: v.pipe(
      v.array(textFor({ most: 30, why: "a button under the search at 320 px takes 35 letters in one line" })),
      v.length(4, "exactly 4 searches"),
      v.description("Example searches. The build requires that each finds something."),
    ),
    help: v.strictObject({
      title: textFor({ most: 36, word: 15, why: "at 320 px a word of 16 letters leaves the tile" }),
      text: textFor({ most: 240, word: 24, why: "the tile grows beyond its neighbours" }),
      picture: pictureSchema,
    }),
  }),
  catalogue: v.strictObject({
    title: textFor({ most: 40, word: 14, why: "large letters: more than four lines at 320 px" }),
    subtitle: textFor({ most: 40, word: 24, why: "one line of 41 letters at 320 px" }),
    description: textFor({ most: 320, word: 24, why: "the promo grows taller than its cover" }),
    size: v.pipe(
      fact,
      v.regex(/^\d+(?:\.\d+)? [KMG]B$/, 'a size such as "15.2 MB"'),
      v.description('As printed, with its unit ("15.2 MB").'),
    ),
    pages: v.pipe(fact, v.regex(/^\d+\+?$/, 'a count such as "250+"')),
    format: fact,
    language: fact,
    cover: v.strictObject({
      name: label,
      year: v.pipe(text, v.regex(/^(?:19|20)\d\d$/, "a year of four digits, all that fits on the cover")),
      label: textFor({ most: 30, word: 16, why: "the cover's foot at 320 px takes words of 16 letters" }),
    }),
    file: v.optional(
      v.pipe(
        text,
        v.startsWith("/", 'a path that starts with "/"'),
        v.description(
          "Path of the file in public/. Without it the button requests the catalogue with the form.",
        ),
      ),
    ),
    request: v.pipe(
      textFor({ most: 300, why: "it is typed into the form's message" }),
      v.description("Text for the form if there is no file."),
    ),
  }),
  contact: v.strictObject({
    title: headingText,
    hoursTitle: headingText,
    hoursNote: note,
    map: v.optional(
      v.pipe(
        v.picklist(["on press"]),
        v.description(
          'Whether the map loads only when a visitor presses "Show map". Else it loads as they come near it.',
        ),
      ),
    ),
  }),
  footer: v.strictObject({
    newsletterTitle: textFor({ most: 60, word: 18, why: "large letters: more than four lines at 320 px" }),
    newsletterExample: textFor({ most: 48, word: 30, why: "the field shows no more of it" }),
    support: textFor({ most: 34, word: 20, why: "one line of 35 letters in the footer at 320 px" }),
    partnersTitle: headingText,
  }),
});

export type PageCopy = v.InferOutput<typeof pageSchema>;
