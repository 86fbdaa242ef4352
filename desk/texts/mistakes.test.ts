import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Edits, type TextDesk, plainText, startTextDesk } from "../testing/text-desk.ts";

let texts: TextDesk;
beforeAll(async () => {
  texts = await startTextDesk();
});
afterAll(() => texts.stop());

/**
 * What somebody types by mistake: in which field of the file, what, and what he is told there, or at another field. Those
 * of a block are posted together.
 */
const TYPED = String.raw`
team | [0].name | | a text with something in it.
team | [1].name | Maximilian Maximilian Maximilian Maximilian | at most 40 characters, not 43
team | [2].name | Thiruvananthapuramwala | words of at most 15 letters
team | [0].position | Sales\u200B | signs that can't be seen
team | [1].email | sales.calivane.example | an e-mail address
team | [2].phone | +91-124-4001234 | a number like "+91 124 000 0000"

team | [1].name | A. Sample | [2].name: "A. Sample" stands in Person 2 already
team | [3].email | a.sample@calivane.example | [3].email: stands in Person 3 already
team | [0].picture | nobody | expected the name of a picture in content/pictures

team | [0].answers | on | top: "answers": true with one person at most

company | email | sales@calivane | an e-mail address whose domain has a dot
company | phone | +91 124 CALL NOW | a number like
company | chat | 0124 400 1234 | a number like
company | businessHours[0].hours | 6:00 PM - 9:00 AM | a later closing time
company | businessHours[1].hours | 9 to 6 | an opening and a later closing time
company | businessHours[2].days | Caturday | days of the week
company | established | 20l0 | expected a number such as 12, found "20l0"
company | timeZone | Asia/Gurugram | a time zone such as "Asia/Kolkata"
company | map.embedUrl | https://maps.example/x | an address on https://www.google.com/
company | social[0].icon | bird | one of "network", "video", "photo"

company | email | aaaaaaaaaaaaaaaaaaaaaaaaa@calivane.example | at most 38 characters
company | phone | +91 124 400 123 | ten digits after +91, not 9
company | businessHours[1].days | Friday | businessHours: each day in one line, not Friday in two
company | established | 2010.5 | a year such as 2010

company | established | 2099 | a year that has been
company | social[0].icon | video | social[1].icon: stands in social[0] already
company | legalPages[1].name | Terms | legalPages[1].name: stands in legalPages[0] already

company | workingHours | 25:00 PM | times such as "10:00 AM - 6:00 PM"
company | businessHours[0].hours | 9.30 AM - 6.30 PM | an opening and a later closing time
company | businessHours[0].days | Mon-Fri | days of the week such as "Monday-Friday"
company | phone | +91 124 400 1234 / 35 | a number like "+91 124 000 0000"
company | map.embedUrl | https://maps.app.goo.gl/abc | an address on https://www.google.com/
company | language | English | English of a country such as "en-IN"

company | workingHours | 9:30 - 18:30 | times such as "10:00 AM - 6:00 PM"
company | businessHours[0].hours | 9:30 - 18:30 | an opening and a later closing time
company | email | sales @calivane.example | an e-mail address, found
company | social[0].url | www.linkedin.com/company/x | a full web address

partners | [0].url | http://skarnholt.example | an address that starts with https://
partners | [1].url | https://intranet | a web address that everybody reaches

partners | [0].logo | .git/config | expected the name of a logo

customers | [0].name | A &amp; B | plain words without "&amp;"
customers | [1].name | RenÃ© Motors | saved with a wrong encoding

customers | [0].logo | nobody | expected the name of a logo
customers | [1].logo | ../../../etc/passwd | expected the name of a logo

page | about.statement | We <b>cut</b>. | plain words without "<b>"
page | hero.lead | <script>alert(1)</script>"'><img src=x onerror=alert(2)> | plain words without "<script>"
page | hero.headline[0] | Tools that always | at most 12 characters

page | hero.lead | Since {year} | with its braces
page | about.statement | Established 2001. | the year 2010
page | products.tiles[0].category | drilli | expected one of
page | products.tiles[1].picture | drill-on-moon | expected the name of a picture

page | products.examples[0] | zzzz | products.examples: "zzzz" finds no product

privacy | note | Kept for {days} | expected one of {legalName}

hsn | drill.code | 82075 | an HSN code of 4, 6 or 8 digits

hsn | drill.code | 0101 | drill: expected

categories | [1].id | Turning | lower-case letters, digits and single hyphens

worked-case | before.speed | fast | expected a number such as 12, found "fast"
worked-case | before.feed | 90000 | a number from

worked-case | after.product | nobody | the id of a turning insert

legal-terms | | Words without a title. | a first line with the title

legal-terms | | # Terms <p>Words</p> | found a tag of HTML

company | established | 2020 | page/hero.stats[1].value: at most

categories | [1].id | milling | top: the id "milling" stands there twice

categories | [2].label | Indexable drill bits for very large holes | at most 40 characters

redirects | products | old-drill = nowhere | neither a product's id nor a place of the tree

redirects | places | turning/tips = turning/nowhere | is no place of the tree

guides-end-mills | lead | | a text with something in it
guides-end-mills | choose[1].when | | a text with something in it
guides-end-mills | wear | flank\nrust | Line 2: expected one of "flank"
guides-end-mills | keys | coat | Line 1: expected one of

guides-end-mills | tables[0].head | Diameter\nShank | tables[0].head: expected 4 headings, found 2

glossary | keys.type | one two three four five six seven eight nine ten one two three four five six seven eight nine ten one two three four five six seven eight nine ten one two three four five six seven eight nine ten more | at most 40 words, not 41
glossary | groups.P | Steel <b>alloyed</b> | plain words without "<b>"
glossary | codes[1].codes | | codes[1]: codes or a pattern
glossary | codes[0].pattern | ( | a regular expression

wear | flank.step | softer | one of "harder", "tougher"

search-tools | [0].phrases | end mill\nEnd Mill | Line 2: expected words in lower case
search-tools | [1].phrases | | at least one phrase
search-tools | [2].tests[0][0].families | end mill | Line 1: expected one of
search-tools | [3].label | | a text with something in it

search-workpieces | names[0].group | X | expected one of "P"

search-everyday | aliases | em = end mill\nem = end mills | “em” stands in two lines

search-everyday | aliases | em | expected a text with something in it

search-spoken | ones | ZERO = none | expected a number
search-spoken | letters | AY = a | expected a capital letter

legal-terms | | # Terms We **never** deliver. | signs for bold letters`;

type Mistake = [key: string, field: string, words: string, told: string];

const blocks = TYPED.trim()
  .split("\n\n")
  .map((block) => block.split("\n").map((line) => line.split("|").map((cell) => cell.trim()) as Mistake));

/**
 * Posts mistakes and looks that each has its sentence at its field and at the top, that what was typed stands there as it
 * was typed, and that nothing is written.
 */
async function expectRefused(key: string, edits: Edits, told: readonly string[]): Promise<void> {
  const before = texts.state();
  const answer = await texts.post(`/texts/${key}`, edits);
  const html = await answer.text();
  expect(answer.status).toBe(422);
  const above = plainText(/role="alert">(.*?)<\/div>/s.exec(html)?.[1] ?? "").toLowerCase();
  for (const [at, [name, words]] of Object.entries(edits).entries()) {
    const [, place = name.replace(/^\w+:/, ""), sentence = ""] =
      /^(?:(top|\S+): )?(.*)$/s.exec((told[at] ?? "").toLowerCase()) ?? [];
    const beside = plainText(html)
      .toLowerCase()
      .split(`id="f:${place.toLowerCase()}-fault">`)[1]
      ?.split("</p>")[0];
    if (place !== "top") expect(beside).toContain(sentence);
    expect(above).toContain(sentence);
    if (typeof words === "string") expect(plainText(html)).toContain(words);
  }
  expect(html).not.toMatch(/<script>alert|<img src=x/);
  expect(texts.state()).toBe(before);
}

test.each(blocks.map((block) => [block[0]?.[0] ?? "", block.map(([, , , told]) => told), block] as const))(
  "in %s is refused: %s",
  (key, told, block) =>
    expectRefused(
      key,
      Object.fromEntries(
        block.map(([, field, words]) => [
          `f:${field}`,
          words.replace(String.raw`\u200B`, "\u200B").replaceAll(String.raw`\n`, "\n"),
        ]),
      ),
      told,
    ),
);

test("at least sixty mistakes are tried", () => {
  expect(blocks.flat().length + pictures.length).toBeGreaterThanOrEqual(60);
});

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#345" } })
    .png()
    .toBuffer();
const svg = (inside: string, size = 'width="160" height="40"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${inside}</svg>`;

const HEIC = Buffer.from("000000186674797068656963000000006d696631".padEnd(999, "0"), "hex");

const pictures: [
  what: string,
  field: string,
  bytes: () => string | Uint8Array | Promise<Uint8Array>,
  told: string,
][] = [
  ["a PDF", "team [0].picture", () => "%PDF-1.7\n", "this is a PDF"],
  ["a text", "team [0].picture", () => "hello", "this is no picture"],
  ["a drawing", "team [0].picture", () => svg(""), "this is a web page or an SVG"],
  ["half a photo", "team [0].picture", () => Buffer.from("ffd8ffe00010", "hex"), "damaged or not complete"],
  ["too few pixels", "team [0].picture", () => plain(100, 100), "100 × 100 pixels are too few"],
  ["a strip", "team [0].picture", () => plain(2000, 100), "are a strip"],
  ["26 MB", "team [0].picture", () => new Uint8Array(25.5 * 1024 * 1024), "26 MB are more than a photo's 25"],
  ["a small logo", "customers [0].logo", () => plain(60, 20), "Expected at least 34 in height"],
  ["script", "customers [0].logo", () => svg("<script>alert(1)</script>"), "script in a logo"],
  ["a link", "partners [0].logo", () => svg('<use href="https://x.example/#a"/>'), "links to other files"],
  ["no size", "customers [0].logo", () => svg("", ""), "needs width and height"],
  ["a telephone's photo", "team [0].picture", () => HEIC, "Save it as a JPEG, PNG or WebP"],
  ["a GIF", "team [0].picture", () => "GIF89a".padEnd(99), "this is a GIF"],
  ["a print shop's EPS", "customers [0].logo", () => "%!PS-Adobe-3.0 EPSF-3.0\n", "this is no picture"],
  ["an empty file", "customers [0].logo", () => "", "the file is empty"],
];

test.each(pictures)("a picture that is %s, for %s, is refused", async (_, place, bytes, told) => {
  const [key = "", field = ""] = place.split(" ");
  const made = await bytes();
  await expectRefused(
    key,
    { [`file:${field}`]: new Blob([typeof made === "string" ? made : new Uint8Array(made)]) },
    [told],
  );
});
