/**
 * The tests that the statement claims. docs/accessibility-proofs.json names the tests behind each sentence; a test
 * holds the two together (accessibility-claims.test.ts).
 */
export const tested: readonly string[] = [
  "Programs judge each state of the site that we know of in a narrow window, and in a wide one where it is laid out otherwise: axe for the rules of WCAG 2.2 A and AA, html-validate for the HTML.",
  "The stops of the keyboard are compared with a written order: on the page, in the menu, in a category, its filters, a product’s sheet, the search, the quote list and the form.",
  "On the page, on a phone, at 200 % and at 400 % zoom, nothing that has the focus is hidden behind bars or beyond an edge; on a phone not while it moves either, in the other states not at 400 %.",
  "Category, menu and search close with Escape, and the focus returns to what opened them.",
  "In a category one press skips the filters, one the list.",
  "No single key does anything where nobody types, but on the buttons of the search.",
  "Targets have 44 px for touch, but for links in sentences and explained words; nothing scrolls sideways at 320 px or at 400 % zoom; wider text spacing cuts nothing off.",
  "Letters of twice the size make the page no wider than a window of 1280 px, and header and first screen stay whole.",
  "Reduced motion stops the slides, the partners’ strip and the loading screen, opens the menu at once and leads to a section in one jump.",
  "With the system's own colours (forced colours), dark and light, drawings, icons, found words, the chosen category, tab and item, and the focus on cards, keys and fields stay visible.",
  "A form that is refused says so once, and names each fault at its field; without script the page that brings it back does so too.",
  "Links that open a new tab say so to screen readers.",
  "Without script the page’s texts, links to every product and the contact form work.",
];

/** The faults that the statement admits; docs/accessibility-proofs.json names their tests, too. */
export const fallsShort: readonly string[] = [
  "No test by people with disabilities and no walk by a person with a screen reader is on record.",
  "In the list of a category each product has several stops of the keyboard; one press skips the whole list.",
  "The map comes from a maps service, and we have no influence on it. The address stands beside it as text.",
  "Without script the catalogue can't be searched or filtered.",
];
