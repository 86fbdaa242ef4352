import { describe, expect, it } from "vitest";
import { joinedWords } from "#testing/joined-words.ts";

describe("words that only styles part", () => {
  it.each([
    ["a name and its count in one link", "<a href=/><span>Turning</span><span>157 products</span></a>"],
    ["a letter in front of a word", "<li><b>P</b><span>Steel</span></li>"],
    ["a code and the label of a field", "<p><span>5 × DDR-1016</span><label>Quantity<input></label></p>"],
    [
      "a line of an address and the next",
      "<address><span>Haryana, India</span><span>Street to follow</span></address>",
    ],
    [
      "a figure and a sentence, with a comment between",
      "<p><span>= 1</span><!-- --><small>Geometry</small></p>",
    ],
    ["a link and the words behind it", '<p><a href="/x">See all</a>Or ask</p>'],
    ["a sentence and the next", "<p><span>Sent.</span><span>Thank you</span></p>"],
    ["a sign of a unit", "<p><span>Ø8 mm</span><span>Ø10 mm</span></p>"],
    ["words in other letters", "<p><b>Größe</b><i>Übergröße</i></p>"],
  ])("run together: %s", (_, html) => {
    expect(joinedWords(html)).toHaveLength(1);
  });

  it.each([
    ["a space between them", "<a href=/><span>Turning</span> <span>157</span></a>"],
    ["a space inside one", "<p><span>Turning </span><span>157</span></p>"],
    ["elements that begin a line by themselves", "<ul><li>Turning</li><li>157</li></ul><div>A</div><p>b</p>"],
    ["two links, each told by itself", '<nav><a href="/a">Home</a><a href="/b">About</a></nav>'],
    ["a break, or a picture", "<p><span>a</span><br><span>b</span><img alt=x><span>c</span></p>"],
    ["what nobody hears", '<p><span>a</span><span aria-hidden="true">b</span><script>c</script></p>'],
    [
      "an explanation that opens over the page",
      '<p><button>P25</button><span id="x" popover="auto">P25: steel</span>Or</p>',
    ],
    ["a part of a word", "<p><mark>Ma</mark>chine, h<sub>ex</sub>, <b>M8</b>×1.25</p>"],
  ])("don't where there is %s", (_, html) => {
    expect(joinedWords(html)).toEqual([]);
  });

  it("are told with what stands around them, once", () => {
    const html = "<b>Turning</b><span>157 products</span>".repeat(2);
    expect(joinedWords(`<p>${html}`)).toEqual([
      'words run together: "Turning|157 products"',
      'words run together: "157 products|Turning"',
    ]);
  });
});
