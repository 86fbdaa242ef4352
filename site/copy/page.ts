import * as v from "valibot";
import { text } from "../catalogue/model/text-schema.ts";

const heroPicture = v.picklist(["inserts", "turning", "drill", "endmills", "facemill"]);

const slideSchema = v.strictObject({
  /** Name on the slide control. */
  name: text,
  /** What the picture shows, in terms of the trade. */
  caption: text,
  picture: heroPicture,
  /** Alternative text. */
  alt: text,
  /** Where the tool's cutting end is, if not in the middle: low windows show this part of the picture. */
  keep: v.optional(v.picklist(["top", "bottom"])),
});

const pictureSchema = v.strictObject({ name: text, alt: v.string(), caption: v.optional(text) });

/** `content/page.json`: the texts of the page, section by section. */
export const pageSchema = v.strictObject({
  /** Title of the browser tab, after the company's name. */
  title: text,
  /** Description for search engines and shared links. */
  description: text,
  hero: v.strictObject({
    /** The two lines of the headline; on wide screens one line. */
    headline: v.tuple([text, text]),
    lead: text,
    slides: v.pipe(v.array(slideSchema), v.length(5, "exactly 5 slides")),
    stats: v.array(v.strictObject({ value: text, label: text })),
  }),
  about: v.strictObject({ title: text, statement: text, picture: pictureSchema, codes: text }),
  customers: v.strictObject({ title: text, note: text }),
  team: v.strictObject({ title: text, note: text }),
  products: v.strictObject({
    title: text,
    /** The picture of each category's tile, and what it shows. */
    tiles: v.array(
      v.strictObject({
        category: text,
        picture: text,
        caption: text,
        /** Whether a long tool is drawn larger, its shank cut off by the tile's edge. */
        runsOut: v.optional(v.boolean(), false),
      }),
    ),
    /** Example searches: the build requires that each finds something. */
    examples: v.pipe(v.array(text), v.length(4, "exactly 4 searches")),
    help: v.strictObject({ title: text, text, picture: pictureSchema }),
  }),
  catalogue: v.strictObject({
    title: text,
    subtitle: text,
    description: text,
    /** As printed, unit included ("15.2 MB"). */
    size: text,
    pages: text,
    format: text,
    language: text,
    cover: v.strictObject({ name: text, year: text, label: text }),
    /** Path of the file in public/, if there is one; otherwise the button requests it by the form. */
    file: v.optional(v.pipe(text, v.startsWith("/", 'a path that starts with "/"'))),
    /** Text for the form if there is no file. */
    request: text,
  }),
  contact: v.strictObject({
    title: text,
    hoursTitle: text,
    hoursNote: text,
    /** Whether the maps service is asked only once a visitor presses "Show map"; left out, as they come near it. */
    map: v.optional(v.picklist(["on press"])),
  }),
  footer: v.strictObject({
    newsletterTitle: text,
    newsletterExample: text,
    support: text,
    partnersTitle: text,
  }),
});

export type PageCopy = v.InferOutput<typeof pageSchema>;
