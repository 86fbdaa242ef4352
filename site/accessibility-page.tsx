import { fallsShort, tested } from "./accessibility-claims.ts";
import type { Frame } from "./sections/plain-page/frame.ts";
import { PlainPage } from "./sections/plain-page/plain-page.tsx";
import { TextBlocks, type TextBlock } from "./sections/plain-page/text-blocks.tsx";

interface AccessibilityPageProps {
  frame: Frame;
}

/** The statement about the program, true for every operator. */
function statement({ name, phone, email }: Frame["company"]): TextBlock[] {
  return [
    {
      kind: "paragraph",
      text: `${name} wants everybody to find a tool here and to ask for it. The site is made for the Web Content Accessibility Guidelines (WCAG) 2.2, level AA.`,
    },
    { kind: "heading", text: "What was tested, and how" },
    {
      kind: "list",
      items: [...tested],
    },
    {
      kind: "paragraph",
      text: "These tests are made by programs, in Chromium for the most part. Firefox and WebKit make one journey through the site. No outside body has certified it.",
    },
    { kind: "heading", text: "What falls short" },
    {
      kind: "list",
      items: [...fallsShort],
    },
    { kind: "heading", text: "If something stands in your way" },
    {
      kind: "paragraph",
      text: `Write to ${email} or call ${phone}: tell us what you wanted to do and with which aids, and we find the tool for you meanwhile.`,
    },
  ];
}

/** The accessibility statement: the tests, the known faults, the contact for others. */
export function AccessibilityPage({ frame }: AccessibilityPageProps) {
  return (
    <PlainPage frame={frame} title="Accessibility">
      <TextBlocks blocks={statement(frame.company)} />
    </PlainPage>
  );
}
