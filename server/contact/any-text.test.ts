import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { LIMITS } from "#contract/contact.ts";
import { WORDS, postForm, postJson } from "../testing/contact-post.ts";
import { type RunningApp, startApp } from "../testing/running-app.ts";

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

// Any code point except controls, which are refused, and lone surrogates, which are not text.
const character = fc
  .integer({ min: 0x20, max: 0x10ffff })
  .filter((code) => !(code >= 0x7f && code <= 0x9f) && !(code >= 0xd800 && code <= 0xdfff))
  .map((code) => String.fromCodePoint(code));
const awkward = ["👩🏽‍🔧", "ﬃ", "Å", "e\u0301", "\u200d", "\u202e", "\ufeff", "\uffff", "क्ष", "\n", "\t"];
const common = fc.constantFrom(...awkward, " ", "%", "%41", "+", "&", "=", "<", ">", '"', "'", "\\");

function text(maxLength: number) {
  const mixed = fc.array(fc.oneof(character, common), { minLength: 1, maxLength });
  return mixed.map((pieces) => `x${pieces.join("")}`);
}

const words = fc.record({
  userName: text(LIMITS.userName / 10).map((name) => name.replace(/[\n\t]/g, " ")),
  message: text(300),
});

function codePoints(value = ""): number[] {
  return Array.from(value.normalize(), (piece) => piece.codePointAt(0) ?? 0);
}

test.each([
  ["the page's script", (typed: typeof WORDS) => postJson(app.origin, typed), 200],
  ["the form without script", (typed: typeof WORDS) => postForm(app.origin, typed), 303],
])("any text sent by %s is stored code point for code point", async (_, send, status) => {
  await fc.assert(
    fc.asyncProperty(words, async (typed) => {
      expect((await send({ ...WORDS, ...typed })).status).toBe(status);
      const rows = await app.store.list();
      const row = rows.find(({ message }) => message === typed.message.normalize());
      expect(codePoints(row?.message)).toEqual(codePoints(typed.message));
      expect(rows.map(({ user_name }) => user_name)).toContain(typed.userName.normalize());
    }),
    { numRuns: 100 },
  );
});

test("words that are no text are refused, whichever way they come", async () => {
  const before = (await app.store.list()).length;
  const half = JSON.stringify({ ...WORDS, message: "x" }).replace('"x"', String.raw`"\udfff"`);
  const forms = ["%ff", "%ed%a0%80", "%c0%80", "%", "%zz"].map((broken) =>
    Buffer.from(`email=a%40example.com&userName=A&subject=Other&message=${broken}`),
  );
  const answers = await Promise.all([
    postJson(app.origin, half),
    ...forms.map((bytes) => postForm(app.origin, bytes)),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 400));
  expect(await app.store.list()).toHaveLength(before);
});
