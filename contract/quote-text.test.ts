import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { anyCharacter } from "#testing/any-character.ts";
import { parseContactMessage } from "./contact.ts";
import {
  consentWords,
  promptKeys,
  promptLabels,
  quoteAnswers,
  quoteHead,
  quoteLine,
  readQuoteText,
  wordsBesideList,
  type PromptAnswers,
  type QuoteTextLine,
} from "./quote-text.ts";

/** A message as the page composes it. */
function messageWith(words: string, lines: QuoteTextLine[], answers: PromptAnswers = {}): string {
  const texts = lines.map((line, index) => quoteLine(line, index + 1));
  return [words, "", quoteHead(lines.length), ...texts, quoteAnswers(answers)].filter(Boolean).join("\n");
}

/** How the server reads a message. */
function received(message: string): string {
  const parsed = parseContactMessage({ email: "a@b.in", userName: "A", subject: "Product inquiry", message });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.fields));
  return parsed.message.message;
}

/** The special texts of the format, and any other character. */
const scraps = fc.constantFrom(
  ...Array.from(",–· "),
  " – Qty ",
  "Qty 5",
  " – ",
  " · ",
  ", ",
  " [",
  " [a-1]",
  " [TI-1, a-1]",
  "\u00a0",
  "Quote request (2 lines)",
  ...Object.values(consentWords),
  ...Object.values(promptLabels).flatMap((label) => [label, ` · ${label}: `]),
);
/** A line of text as the page keeps it: NFC, without control characters. */
const text = fc
  .array(fc.oneof(scraps, fc.string({ unit: anyCharacter, maxLength: 5 })), { minLength: 1, maxLength: 6 })
  .map((parts) =>
    parts
      .join("")
      .toWellFormed()
      .normalize()
      .replaceAll(/\p{Cc}/gu, " "),
  );
const trimmed = text.map((words) => words.trim()).filter((words) => words !== "");
const amount = fc.record(
  { quantity: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), remark: trimmed },
  { requiredKeys: ["quantity"] },
);
const product = fc.record(
  {
    name: text,
    orderCode: fc.stringMatching(/^[A-Z]{1,4}(-[A-Z0-9]{1,8}){1,3}$/),
    id: fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    sold: fc.constantFrom("packs of 10", "packs of 5 pairs", "by the set"),
    consent: fc.constantFrom("same-geometry" as const, "what-fits" as const),
  },
  { requiredKeys: ["name", "id"] },
);
const line: fc.Arbitrary<QuoteTextLine> = fc
  .tuple(fc.oneof(product, fc.record({ name: text })), amount)
  .map(([tool, ordered]) => ({ ...tool, ...ordered }));
const list = fc.record({
  words: text,
  lines: fc.array(line, { minLength: 1, maxLength: 5 }),
  answers: fc.record(Object.fromEntries(promptKeys.map((key) => [key, trimmed])), { requiredKeys: [] }),
});

/** Replaces no-break spaces, which look like spaces. */
function withPlainSpaces(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value).replaceAll("\u00a0", " "));
}

describe("what may be offered instead", () => {
  const insert = { name: "CNMG 120408", id: "cnmg", quantity: 50, sold: "packs of 10" };

  it("stands in words before the remark, and nothing stands where exactly the tool is asked for", () => {
    expect(quoteLine({ ...insert, consent: "same-geometry", remark: "for EN8" }, 1)).toBe(
      "1. CNMG 120408 [cnmg] – Qty 50, packs of 10 – same geometry is fine – for EN8",
    );
    expect(quoteLine({ ...insert, consent: "what-fits" }, 1)).toBe(
      "1. CNMG 120408 [cnmg] – Qty 50, packs of 10 – offer what fits",
    );
    expect(quoteLine(insert, 1)).toBe("1. CNMG 120408 [cnmg] – Qty 50, packs of 10");
  });

  it.each(["offer what fits", "same geometry is fine – but no cermet"])(
    "is not read from the remark “%s”, which stays as it was typed",
    (remark) => {
      const [line] = readQuoteText(messageWith("", [{ ...insert, remark }]))?.lines ?? [];
      expect(line).not.toHaveProperty("consent");
      expect(withPlainSpaces(line)).toMatchObject({ remark });
    },
  );

  it("is read beside a remark that says it too", () => {
    const line = { ...insert, consent: "what-fits", remark: "offer what fits – cheap" } as const;
    expect(readQuoteText(messageWith("", [line]))?.lines).toEqual([line]);
  });
});

describe("the quote list in a message", () => {
  it("is read as it was written, whatever the visitor wrote in it and above it", () => {
    fc.assert(
      fc.property(list, ({ words, lines, answers }) => {
        const message = received(messageWith(words, lines, answers));
        expect(withPlainSpaces(readQuoteText(message))).toEqual(withPlainSpaces({ lines, answers }));
      }),
      { numRuns: 500 },
    );
  });

  it("shows every word as it was typed", () => {
    const typed: QuoteTextLine[] = [
      { name: "drill – Qty 5 – blue", quantity: 1 },
      { name: "end mill [urgent]", quantity: 2, remark: "as – Qty 3" },
    ];
    const answers = { company: "A · Needed by: never" };
    expect(withPlainSpaces(messageWith("Hello", typed, answers).split("\n"))).toEqual([
      "Hello",
      "Quote request (2 lines)",
      "1. drill – Qty 5 – blue – Qty 1",
      "2. end mill [urgent] – Qty 2 – as – Qty 3",
      "Company: A · Needed by: never",
    ]);
  });

  it("has no other characters than those of its words, where these can't be mistaken", () => {
    const tool = { name: "Bar Ø12 [long] – steel", quantity: 1, remark: "50 – 60 pcs" };
    expect(quoteLine(tool, 3)).toBe("3. Bar Ø12 [long] – steel – Qty 1 – 50 – 60 pcs");
  });
});

test("a line that was changed by hand stays whole beside the others", () => {
  const message = "Quote request (3 lines)\n1. x – Qty 1\n2. five of these\n3. y – Qty a few\nThanks";
  expect(readQuoteText(message)).toEqual({
    lines: [{ name: "x", quantity: 1 }, "five of these", "y – Qty a few"],
    answers: {},
  });
});

test.each([
  "",
  "Hello",
  "Quote request (2 lines)",
  "Quote request (2 lines)\nof ours",
  "Quote request (0 lines)\n1. x – Qty 1",
  "Quote request (2 lines) please\n1. x – Qty 1",
  "About the quote request (1 line)\n1. x – Qty 1",
])("no list is read from %j", (message) => {
  expect(readQuoteText(message)).toBeUndefined();
});

test("what stands beside the list is kept apart from it, and nothing is lost or there twice", () => {
  const line = { name: "Boring bar", quantity: 2 };
  expect(wordsBesideList("  Hello\n")).toBe("Hello");
  expect(wordsBesideList(messageWith("", [line]))).toBe("");
  expect(wordsBesideList(messageWith("Two\n\nparts", [line], { company: "A" }))).toBe("Two\n\nparts");
  expect(wordsBesideList(`${messageWith("Hello", [line])}\n\nWritten below`)).toBe("Hello\n\nWritten below");
  // A line of answers that can't be read is no answer.
  expect(wordsBesideList(`${messageWith("Hello", [line])}\nCompany: A, edited · `)).toBe("Hello");
  expect(wordsBesideList(`${messageWith("", [line])}\nIt is urgent`)).toBe("It is urgent");
});
