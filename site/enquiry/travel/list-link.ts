import { LINK_ANCHOR } from "./link-anchor.ts";
import { LONGEST_TEXT, tidyText, type QuoteList } from "../quote-list.ts";

/** A line as a link carries it: names of products come from the catalogue where it is opened. */
export type LinkedLine =
  | { kind: "product"; id: string; quantity: number; remark: string }
  | { kind: "text"; name: string; quantity: number; remark: string };

/** What a link brings. */
export interface LinkedList {
  lines: LinkedLine[];
  /** How many lines are left out: they can't be read, or are beyond {@link MOST_LINES}. */
  leftOut: number;
}

/** Grows when the form of the lines changes. */
const VERSION = "1";

/** Lines and UTF-8 bytes that are read of a link: a short text may unpack to gigabytes. */
export const MOST_LINES = 2_000;
const MOST_BYTES = 2_000_000;

const productId = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Quantity, id or a space and the words, remark: with tabs, a line each. `tidyText` has left no tab in any of them. */
function textOf({ lines }: QuoteList): string {
  return lines
    .map((line) => {
      const name = line.kind === "product" ? line.key : ` ${tidyText(line.name)}`;
      const remark = tidyText(line.remark).trim();
      return `${line.quantity}\t${name}${remark && `\t${remark}`}`;
    })
    .join("\n");
}

function readLine(text: string): LinkedLine | undefined {
  const [count = "", name = "", given = ""] = text.split("\t");
  const quantity = /^\d{1,16}$/.test(count) ? Number(count) : 0;
  if (!Number.isSafeInteger(quantity) || quantity < 1) return undefined;
  const remark = tidyText(given).slice(0, LONGEST_TEXT);
  if (!name.startsWith(" "))
    return productId.test(name) ? { kind: "product", id: name, quantity, remark } : undefined;
  const words = tidyText(name.slice(1)).trim();
  return words === "" ? undefined : { kind: "text", name: words, quantity, remark };
}

/** The lines of a list as an address's anchor. The answers to the prompts stay: a link is passed on. */
export async function anchorOfList(list: QuoteList): Promise<string> {
  const bytes = new TextEncoder().encode(textOf(list));
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  return LINK_ANCHOR + VERSION + base64Of(new Uint8Array(await new Response(stream).arrayBuffer()));
}

/** The lines in an address's anchor; undefined for any other anchor, and for one that can't be read. */
export async function listInAnchor(anchor: string): Promise<LinkedList | undefined> {
  if (!anchor.startsWith(LINK_ANCHOR + VERSION)) return undefined;
  const bytes = bytesOf(anchor.slice(LINK_ANCHOR.length + VERSION.length));
  const text = bytes && (await inflated(bytes));
  if (text === undefined) return undefined;
  const all = text.split("\n");
  const lines = all.slice(0, MOST_LINES).flatMap((line) => readLine(line) ?? []);
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
      if (size > MOST_BYTES) {
        await reader.cancel();
        return undefined;
      }
      text += decoder.decode(value, { stream: true });
    }
  } catch {
    // Cut off on its way, or never a list.
    return undefined;
  }
}

/** Base64 with the two characters that addresses don't need to escape, without padding. */
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
