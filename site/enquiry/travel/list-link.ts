import { LINK_ANCHOR, LINKED_VERSION as VERSION, linkedText } from "#contract/linked-list.ts";
import { readConsent, type Consent } from "#contract/quote-text.ts";
import { MAX_TEXT_LENGTH, tidyText, type QuoteList } from "../quote-list.ts";

/** A line in a link. The page that opens the link takes product names from the catalogue. */
export type LinkedLine =
  | { kind: "product"; id: string; quantity: number; remark: string; consent?: Consent }
  | { kind: "text"; name: string; quantity: number; remark: string };

/** The contents of a link. */
export interface LinkedList {
  lines: LinkedLine[];
  /** Number of lines left out: unreadable ones, and those beyond {@link MAX_LINKED_LINES}. */
  leftOut: number;
}

/** Maximum lines and UTF-8 bytes read from a link: a short text may unpack to gigabytes. */
export const MAX_LINKED_LINES = 2_000;
const MAX_BYTES = 2_000_000;

const productId = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** One line of text for each line of the list. `tidyText` has removed tabs from all of them. */
function textOf({ lines }: QuoteList): string {
  return lines
    .map((line) => {
      const { quantity } = line;
      const remark = tidyText(line.remark).trim();
      return line.kind === "product"
        ? linkedText({ id: line.key, quantity, remark, consent: line.consent })
        : linkedText({ words: tidyText(line.name), quantity, remark });
    })
    .join("\n");
}

function readLine(text: string): LinkedLine | undefined {
  const [count = "", name = "", remarkText = "", consentName] = text.split("\t");
  const quantity = /^\d{1,16}$/.test(count) ? Number(count) : 0;
  if (!Number.isSafeInteger(quantity) || quantity < 1) return undefined;
  const remark = tidyText(remarkText).slice(0, MAX_TEXT_LENGTH);
  if (!name.startsWith(" ")) {
    const consent = readConsent(consentName);
    return productId.test(name)
      ? { kind: "product", id: name, quantity, remark, ...(consent && { consent }) }
      : undefined;
  }
  const words = tidyText(name.slice(1)).trim();
  return words === "" ? undefined : { kind: "text", name: words, quantity, remark };
}

/** A list's lines as an address's anchor. The answers to the prompts are left out: a link may be passed on. */
export async function anchorOfList(list: QuoteList): Promise<string> {
  const bytes = new TextEncoder().encode(textOf(list));
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  return LINK_ANCHOR + VERSION + base64Of(new Uint8Array(await new Response(stream).arrayBuffer()));
}

/** The lines in an address's anchor; undefined for any other or an unreadable anchor. */
export async function listInAnchor(anchor: string): Promise<LinkedList | undefined> {
  if (!anchor.startsWith(LINK_ANCHOR + VERSION)) return undefined;
  const bytes = bytesOf(anchor.slice(LINK_ANCHOR.length + VERSION.length));
  const text = bytes && (await inflated(bytes));
  if (text === undefined) return undefined;
  const all = text.split("\n");
  const lines = all.slice(0, MAX_LINKED_LINES).flatMap((line) => readLine(line) ?? []);
  return lines.length > 0 ? { lines, leftOut: all.length - lines.length } : undefined;
}

async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  try {
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text + decoder.decode();
      size += value.byteLength;
      if (size > MAX_BYTES) {
        await reader.cancel();
        return undefined;
      }
      text += decoder.decode(value, { stream: true });
    }
  } catch {
    // Truncated, or not a list.
    return undefined;
  }
}

/** Base64 with the two characters that need no escape in addresses, without padding. */
function base64Of(bytes: Uint8Array): string {
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]+$/.test(text)) return undefined;
  try {
    return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (each) =>
      each.charCodeAt(0),
    );
  } catch {
    return undefined;
  }
}
