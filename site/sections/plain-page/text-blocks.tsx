import { Fragment } from "react";
import shared from "../../ui/blocks/blocks.module.css";
import css from "./plain-page.alone.module.css";

/** A part of a text, with the shape of the blocks in `content/legal/`. */
export type TextBlock = { kind: "heading" | "paragraph"; text: string } | { kind: "list"; items: string[] };

/** Addresses in running text, without a following full stop or bracket. */
const address = /(https:\/\/[^\s<>"]*[^\s<>".,;:!?)\]]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** A text with links for its web and e-mail addresses. */
function Linked({ text }: { text: string }) {
  return text.split(address).map((part, at) => {
    // Every other part is an address.
    const key = `${at} ${part}`;
    if (at % 2 === 0) return <Fragment key={key}>{part}</Fragment>;
    return (
      <a key={key} href={part.startsWith("https://") ? part : `mailto:${part}`}>
        {part}
      </a>
    );
  });
}

function Block({ block }: { block: TextBlock }) {
  if (block.kind === "list") {
    return (
      <ul>
        {block.items.map((item) => (
          <li key={item}>
            <Linked text={item} />
          </li>
        ))}
      </ul>
    );
  }
  if (block.kind === "heading") return <h2>{block.text}</h2>;
  return (
    <p>
      <Linked text={block.text} />
    </p>
  );
}

/** Groups each heading with the blocks that follow it. */
function parts(blocks: readonly TextBlock[]): TextBlock[][] {
  const found: TextBlock[][] = [];
  for (const block of blocks) {
    const part = found.at(-1);
    if (part && block.kind !== "heading") part.push(block);
    else found.push([block]);
  }
  return found;
}

/** A text of headings, paragraphs and lists. */
export function TextBlocks({ blocks }: { blocks: TextBlock[] }) {
  return parts(blocks).map((part, at) => {
    // Blocks before the first heading are no section.
    const Part = part[0]?.kind === "heading" ? "section" : "div";
    return (
      // oxlint-disable-next-line react/no-array-index-key -- the text never changes while it is shown
      <Part key={at} className={`${shared.stack} ${css.part}`}>
        {part.map((block, of) => (
          // oxlint-disable-next-line react/no-array-index-key -- as above
          <Block key={of} block={block} />
        ))}
      </Part>
    );
  });
}
