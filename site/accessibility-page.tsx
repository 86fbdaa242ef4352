import { PlainPage, WaysOn } from "./sections/plain-page/plain-page.tsx";
import { TextBlocks, type TextBlock } from "./sections/plain-page/text-blocks.tsx";

interface AccessibilityPageProps {
  company: string;
  phone: string;
  email: string;
}

/** What is true of the program, whoever runs it: docs/accessibility.md names the tests behind each sentence. */
function statement({ company, phone, email }: AccessibilityPageProps): TextBlock[] {
  return [
    {
      kind: "paragraph",
      text: `${company} wants everybody to find a tool here and to ask for it. The site is made for the Web Content Accessibility Guidelines (WCAG) 2.2, level AA.`,
    },
    { kind: "heading", text: "What was tested, and how" },
    {
      kind: "list",
      items: [
        "Before each release programs judge the page in its states, wide and narrow: axe for the rules of WCAG 2.2 A and AA, html-validate for the HTML.",
        "Every stop of the keyboard is walked in order, with the focus visible and not hidden behind bars; what opens over the page closes with Escape and gives the focus back.",
        "Sizes: targets of 44 px for touch, no scrolling sideways at 320 px or at 400 % zoom, wider text spacing without cuts.",
        "Reduced motion stops what moves; with the system's own colours (forced colours) what is chosen and what has the focus stays visible.",
        "Without script all texts, categories, products and the contact form work.",
      ],
    },
    {
      kind: "paragraph",
      text: "These tests are made by programs, in Chromium for the most part. Firefox and WebKit make one journey through the site. No outside body has certified it.",
    },
    { kind: "heading", text: "What falls short" },
    {
      kind: "list",
      items: [
        "No test by people with disabilities and no walk by a person with a screen reader is on record.",
        "In the list of a category each product has about four stops of the keyboard; headings are the way to skip.",
        "The map comes from a maps service, and we have no influence on it. The address beside it says the same in words.",
        "Without script the catalogue can't be searched or filtered; its categories lead to every product.",
      ],
    },
    { kind: "heading", text: "If something stands in your way" },
    {
      kind: "paragraph",
      text: `Write to ${email} or call ${phone}: tell us what you wanted to do and with which aids, and we find the tool for you meanwhile.`,
    },
  ];
}

/** The statement of accessibility: what was tested and how, what falls short, whom to tell. */
export function AccessibilityPage(props: AccessibilityPageProps) {
  return (
    <PlainPage company={props.company} title="Accessibility">
      <TextBlocks blocks={statement(props)} />
      <WaysOn links={[{ label: "Back to the page", href: "/#home" }]} />
    </PlainPage>
  );
}
