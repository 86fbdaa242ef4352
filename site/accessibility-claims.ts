/**
 * What the statement says was tested. Each sentence is a row of the table in docs/accessibility.md, which names the tests
 * behind it; a test holds the two together (accessibility-claims.test.ts).
 */
export const tested: readonly string[] = [
  "Programs judge each state of the site that we know of, wide and narrow: axe for the rules of WCAG 2.2 A and AA, html-validate for the HTML.",
  "The stops of the keyboard are walked in order.",
  "On a phone, at 200 % and at 400 % zoom, moving and standing still, nothing that has the focus is hidden behind bars or beyond an edge.",
  "Category, menu and search close with Escape, and the focus returns to what opened them.",
  "In a category one press skips the filters, one the list.",
  "No single key does anything where nobody types, but on the buttons of the search.",
  "Targets have 44 px for touch, but for links in sentences and explained words; nothing scrolls sideways at 320 px or at 400 % zoom; wider text spacing cuts nothing off.",
  "Letters of twice the size have room in a window of 1280 px.",
  "Reduced motion stops what moves.",
  "With the system's own colours (forced colours), dark and light, drawings, icons, found words, what is chosen and what has the focus stay visible.",
  "A form that is refused says so once, and names each fault at its field; without script the page that brings it back does so too.",
  "Links that open a new tab say so.",
  "Without script all texts, the categories and the contact form work.",
];
