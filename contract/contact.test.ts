import fc from "fast-check";
import { expect, test } from "vitest";
import { anyCharacter } from "#testing/any-character.ts";
import { LIMITS, SUBJECTS, parseContactMessage } from "./contact.ts";

const valid = {
  email: "asha@example.com",
  userName: "Asha Rao",
  subject: "Product inquiry",
  message: "Ten CNMG 120408, please.",
};

function faultsOf(change: Record<string, unknown>) {
  const result = parseContactMessage({ ...valid, ...change });
  return result.ok ? {} : result.fields;
}

function accepts(email: string): boolean {
  return parseContactMessage({ ...valid, email }).ok;
}

test("a complete message is taken as it was typed", () => {
  expect(parseContactMessage(valid)).toEqual({ ok: true, message: valid });
});

test("each of the five subjects of the form can be sent", () => {
  expect(SUBJECTS.map((subject) => faultsOf({ subject }))).toEqual([{}, {}, {}, {}, {}]);
});

test("an empty form names all four fields, each with its own sentence", () => {
  expect(faultsOf({ email: "", userName: " ", subject: undefined, message: "\n\t " })).toEqual({
    email: "Enter your e-mail address.",
    userName: "Enter your name.",
    subject: "Choose a subject.",
    message: "Enter your message.",
  });
});

test("something that isn't an object is answered like an empty form", () => {
  const results = [null, undefined, 7, "text", [], true].map((input) => parseContactMessage(input));
  expect(results.map((result) => (result.ok ? [] : Object.keys(result.fields)))).toEqual(
    Array.from({ length: 6 }, () => ["email", "userName", "subject", "message"]),
  );
});

test("a field of another type counts as missing", () => {
  expect(faultsOf({ userName: 7, message: ["a"] })).toEqual({
    userName: "Enter your name.",
    message: "Enter your message.",
  });
});

test("a subject that isn't on the list is refused", () => {
  expect(faultsOf({ subject: "Spam" })).toEqual({ subject: "Choose a subject from the list." });
});

test("keys that nobody asked for are left out of what is stored", () => {
  expect(parseContactMessage({ ...valid, isAdmin: true })).toEqual({ ok: true, message: valid });
});

test("spaces around an e-mail address are forgiven", () => {
  expect(parseContactMessage({ ...valid, email: " asha@example.com\t" })).toEqual({
    ok: true,
    message: valid,
  });
});

test("line breaks of a Windows clipboard become plain ones", () => {
  const result = parseContactMessage({ ...valid, message: "a\r\nb\tc\n" });
  expect(result.ok && result.message.message).toBe("a\nb\tc\n");
});

test("line breaks of every other kind become plain ones, since nobody can see and remove them", () => {
  const result = parseContactMessage({ ...valid, message: "a\rb\u000bc\fd\u0085e\r\nf\n\rg" });
  expect(result.ok && result.message.message).toBe("a\nb\nc\nd\ne\nf\n\ng");
  expect(faultsOf({ message: "\u000b\f\u0085\r" })).toEqual({ message: "Enter your message." });
});

test("an e-mail address is cleaned as a browser cleans it, and no further", () => {
  const cleaned = parseContactMessage({ ...valid, email: " \t\fasha@exam\r\nple.com\n " });
  expect(cleaned).toEqual({ ok: true, message: valid });
  const trimmed = ["\u00a0", "\u000b", "\ufeff", "\u3000", "\u2003", "\u0085"].flatMap((space) => [
    `${space}asha@example.com`,
    `asha@example.com${space}`,
  ]);
  expect(trimmed.filter(accepts)).toEqual([]);
});

test("a sign that only looks like a letter is none, in an e-mail address", () => {
  expect(["as\u212aa@example.com", "a@\u212aelvin.example", "a@\uff45xample.com"].filter(accepts)).toEqual(
    [],
  );
});

test("an e-mail address that is too long is told so", () => {
  expect(faultsOf({ email: `${"a".repeat(250)}@b.in` })).toEqual({
    email: "Shorten the e-mail address to 254 characters.",
  });
});

test("a bell or an escape in a message is refused", () => {
  const answers = ["a\u0007b", "\u001b[2J", "a\u0000b", "a\u009fb", "a\u007fb"].map((message) =>
    faultsOf({ message }),
  );
  expect(new Set(answers.map((fields) => fields.message))).toEqual(
    new Set(["Remove control characters from the message."]),
  );
});

test("a line break in the name is refused, so that it can't become a mail header", () => {
  expect(faultsOf({ userName: "Asha\nBcc: x@example.com" })).toEqual({
    userName: "Remove line breaks and control characters.",
  });
});

test("half a character is refused in every field", () => {
  const half = "a\ud800b";
  expect(Object.keys(faultsOf({ email: half, userName: half, subject: half, message: half }))).toEqual([
    "email",
    "userName",
    "subject",
    "message",
  ]);
});

test("accented letters typed in two pieces come out in one", () => {
  const result = parseContactMessage({ ...valid, userName: "Rene\u0301" });
  expect(result.ok && result.message.userName).toBe("Ren\u00e9");
});

test("a name of 120 emoji fits and one of 121 doesn't", () => {
  expect(faultsOf({ userName: "🔧".repeat(LIMITS.userName) })).toEqual({});
  expect(faultsOf({ userName: "🔧".repeat(LIMITS.userName + 1) })).toEqual({
    userName: "Shorten the name to 120 characters.",
  });
});

test("a message of 60,000 code points fits and one more doesn't", () => {
  expect(faultsOf({ message: "क".repeat(LIMITS.message) })).toEqual({});
  expect(faultsOf({ message: "क".repeat(LIMITS.message + 1) })).toEqual({
    message: "Shorten the message to 60,000 characters.",
  });
});

test("an e-mail address of 254 characters fits and one of 255 doesn't", () => {
  const tail = `@${"d".repeat(60)}.${"d".repeat(60)}.example`;
  expect(accepts("a".repeat(LIMITS.email - tail.length) + tail)).toBe(true);
  expect(accepts("a".repeat(LIMITS.email + 1 - tail.length) + tail)).toBe(false);
});

test("unusual e-mail addresses that a browser takes are taken", () => {
  const addresses = [
    "a@b",
    "root@localhost",
    "first.last+tag@example.co.in",
    ".dot@example.com",
    "dot..dot@example.com",
    "dot.@example.com",
    "o'neil@example.com",
    "!#$%&'*+/=?^_`{|}~-@example.com",
    "1@2.3",
    "a@xn--p1ai.example",
    "a@a-b.example",
    `a@${"d".repeat(63)}.example`,
  ];
  expect(addresses.filter((address) => !accepts(address))).toEqual([]);
});

test("e-mail addresses that a browser refuses are refused", () => {
  const addresses = [
    "asha",
    "@example.com",
    "asha@",
    "a b@example.com",
    "a@b@example.com",
    '"a b"@example.com',
    "a@-b.example",
    "a@b-.example",
    "a@b..example",
    "a@.example",
    "a@b.example.",
    "a@[127.0.0.1]",
    "a@b_c.example",
    "é@example.com",
    "a@bücher.example",
    "Asha <a@example.com>",
    "a@example.com,b@example.com",
    `a@${"d".repeat(64)}.example`,
  ];
  expect(addresses.filter(accepts)).toEqual([]);
});

test("whatever is judged comes back as a message or as sentences, never as an exception", () => {
  fc.assert(
    fc.property(
      fc.anything({ withNullPrototype: true, withBigInt: true, withSparseArray: true }),
      (input) => {
        const result = parseContactMessage(input);
        expect(result.ok || Object.keys(result.fields).length > 0).toBe(true);
      },
    ),
  );
});

test("a message that passed once passes again unchanged", () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), fc.string({ unit: anyCharacter }), (userName, message) => {
      const first = parseContactMessage({ ...valid, userName, message });
      if (first.ok) expect(parseContactMessage(first.message)).toEqual(first);
    }),
  );
});

test("the bounds are those that the documents and the form tell", () => {
  expect(LIMITS).toEqual({
    bodyBytes: 256 * 1024,
    formBodyBytes: 768 * 1024,
    userName: 120,
    email: 254,
    message: 60_000,
  });
});
