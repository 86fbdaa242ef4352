import fc from "fast-check";
import { expect, test } from "vitest";
import { anyCharacter } from "#testing/any-character.ts";
import { fillPage } from "./fill-page.ts";

const TEMPLATE =
  '<h1>%%title%%</h1><section class="a" data-each="lists"><ol><li data-each="lines" title="%%name%%">' +
  '<a href="%%href%%">%%name%%</a></li></ol></section><p data-each="notes">%%title%%</p>';

test("a part of a page is there as often as it has values, its inner parts too", () => {
  const lines = [
    { name: "one", href: "/1" },
    { name: "two", href: "/2" },
  ];
  expect(fillPage(TEMPLATE, { title: "T", lists: [{ lines }, { lines: [] }], notes: [] })).toBe(
    '<h1>T</h1><section class="a"><ol><li title="one"><a href="/1">one</a></li>' +
      '<li title="two"><a href="/2">two</a></li></ol></section><section class="a"><ol></ol></section>',
  );
});

test("a part without values is left out, and knows nothing of the page around it", () => {
  expect(fillPage(TEMPLATE, { title: "T", notes: [{}] })).toBe("<h1>T</h1><p></p>");
  expect(fillPage("%%toString%%%%__proto__%%", {})).toBe("");
});

test("whatever is filled in stays text: no tag, no attribute, no further part", () => {
  const empty = fillPage(TEMPLATE, { title: "", lists: [{ lines: [{ name: "", href: "" }] }] });
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (text) => {
      const value = `${text}%%title%%<p data-each="notes">"'</p>`;
      const page = fillPage(TEMPLATE, {
        title: value,
        lists: [{ lines: [{ name: value, href: value }] }],
        notes: [],
      });
      for (const mark of [/[<>]/g, /["']/g]) expect(page.match(mark)).toEqual(empty.match(mark));
    }),
  );
});
