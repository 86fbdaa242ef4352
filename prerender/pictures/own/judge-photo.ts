/** Maximum size of a photo in bytes: a camera's has 5 to 15 MB. */
const LARGEST = 25 * 1024 * 1024;
/** Maximum pixels of a photo: decoding takes four bytes for each. */
export const MOST_PIXELS = 100_000_000;

/** Beginnings of files, with the owner's name for such a file. */
const kinds: [kind: string, begins: (head: string) => boolean, ending?: RegExp][] = [
  ["a JPEG", (head) => head.startsWith("\xff\xd8\xff"), /\.jpe?g$/i],
  ["a PNG", (head) => head.startsWith("\x89PNG\r\n\x1a\n"), /\.png$/i],
  ["a WebP", (head) => /^RIFF.{4}WEBP/s.test(head), /\.webp$/i],
  ["a GIF", (head) => head.startsWith("GIF8")],
  ["a TIFF", (head) => head.startsWith("II*\0") || head.startsWith("MM\0*")],
  ["an AVIF", (head) => /^.{4}ftypavi/s.test(head)],
  ["a telephone's HEIC photo", (head) => /^.{4}ftyp/s.test(head)],
  ["a BMP", (head) => head.startsWith("BM")],
  ["a PDF", (head) => head.startsWith("%PDF")],
  ["a web page or an SVG", (head) => /^(?:\xef\xbb\xbf)?\s*</.test(head)],
];

/** The ending of a photo's kind; undefined for what is no photo. */
export function photoEnding(bytes: Buffer): "jpg" | "png" | "webp" | undefined {
  const [, , ending] = kindOf(bytes) ?? [];
  return (["jpg", "png", "webp"] as const).find((each) => ending?.test(`.${each}`));
}

function kindOf(bytes: Buffer): (typeof kinds)[number] | undefined {
  return kinds.find(([, begins]) => begins(bytes.toString("latin1", 0, 64)));
}

/** Why a file can't be a photo, without decoding it; undefined if it can. */
export function photoFault(file: string, bytes: Buffer): string | undefined {
  const [kind, , ending] = kindOf(bytes) ?? [];
  if (bytes.length === 0) return "the file is empty. Copy it here again.";
  if (bytes.length > LARGEST)
    return `${Math.ceil(bytes.length / 1024 ** 2)} MB are more than a photo's ${LARGEST / 1024 ** 2}. Save it smaller: 2000 px in width are enough.`;
  if (!kind || !ending) {
    const found = kind ?? "no picture";
    return `this is ${found}, whatever its name says. Save it as a JPEG, PNG or WebP from a picture program.`;
  }
  if (!ending.test(file)) return `this is ${kind}, though its name says otherwise. Change the ending.`;
  if (isAnimated(bytes)) return "it is animated. Save one picture of it.";
  return undefined;
}

/** A WebP with the animation flag (RFC 9649, section 2.7), or a PNG with an acTL chunk before its pixels. */
function isAnimated(bytes: Buffer): boolean {
  if (bytes.toString("latin1", 12, 16) === "VP8X") return ((bytes[20] ?? 0) & 0b10) !== 0;
  const pixels = bytes.indexOf("IDAT");
  const control = bytes.indexOf("acTL");
  return bytes.toString("latin1", 1, 4) === "PNG" && control > 0 && control < pixels;
}
