/** The kinds of files that a message may have. */
export const FILE_KINDS = {
  jpeg: { label: "JPEG", mediaType: "image/jpeg", extension: "jpg" },
  png: { label: "PNG", mediaType: "image/png", extension: "png" },
  webp: { label: "WebP", mediaType: "image/webp", extension: "webp" },
  pdf: { label: "PDF", mediaType: "application/pdf", extension: "pdf" },
  dxf: { label: "DXF", mediaType: "image/vnd.dxf", extension: "dxf" },
  step: { label: "STEP", mediaType: "model/step", extension: "step" },
} as const;

export type FileKind = keyof typeof FILE_KINDS;

const ACCEPTED = "Send JPEG, PNG, WebP, PDF, DXF or STEP.";

/** Reasons to refuse a file: the part of the sentence after its name. */
export const UNWANTED = {
  empty: "is empty.",
  large: "is larger than 10 MB.",
  svg: "is an SVG drawing, which can hold programs. Send it as PDF, DXF, PNG or JPEG.",
  markup: "is a web page or XML file. Save it as PDF and send that.",
  program: "is a program. Programs can't be taken.",
  archive: "is an archive or an Office file. Send what is in it file by file, a document as PDF.",
  heic: "is a HEIC photo, which can't be read here. Save it as JPEG and send that.",
  dwg: "is a DWG drawing. Save it as DXF or PDF and send that.",
  other: `is of a kind that can't be taken. ${ACCEPTED}`,
  damaged: "isn't a whole file of its kind. Save it anew and send that.",
  mixed:
    "holds something else inside: a program, a script, a page, an archive or another file. It can't be taken.",
} as const;

export type Unwanted = keyof typeof UNWANTED;

/** A sentence for people about a refused file. */
export function unwantedSentence(name: string, reason: Unwanted): string {
  return `“${name}” ${UNWANTED[reason]}`;
}

/** Bytes at the start of a file that {@link kindOf} examines. */
export const HEAD_BYTES = 1024;

type Sign = [RegExp, FileKind | Unwanted];

/* oxlint-disable no-control-regex -- file signatures contain such characters */

/** How files start, one character per byte. Files that match nothing are refused. */
const SIGNS: Sign[] = [
  // A tar archive's signature stands only here, after an arbitrary name.
  [/^[^]{257}ustar/, "archive"],
  [/^\xff\xd8\xff/, "jpeg"],
  [/^\x89PNG\r\n\x1a\n/, "png"],
  [/^RIFF[^]{4}WEBPVP8/, "webp"],
  [/^%PDF-\d/, "pdf"],
  [/^AutoCAD Binary DXF\r\n\x1a\0/, "dxf"],
  [/^(?:\xef\xbb\xbf)?\s*(?:999[ \t]*\r?\n[^\r\n]*\r?\n\s*)*0[ \t]*\r?\n[ \t]*SECTION[ \t]*\r?\n/, "dxf"],
  [/^(?:\xef\xbb\xbf)?\s*ISO-10303-21;/, "step"],
  [/^[^]{4}ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1|avif)/, "heic"],
  [/^AC1[0-9]{3}/, "dwg"],
  [
    /^(?:MZ|\x7fELF|#!|[\xfe\xca\xcf\xce]\xfa\xed\xfe|\xca\xfe\xba\xbe|\xfe\xed\xfa|dex\n|\0asm|@echo|L\0\0\0\x01)/i,
    "program",
  ],
  [
    /^(?:PK|Rar!|7z\xbc\xaf|\x1f\x8b|BZh|\xfd7zXZ|\x28\xb5\x2f\xfd|\xd0\xcf\x11\xe0|MSCF|\x1f\x9d)/,
    "archive",
  ],
  [/<svg[\s>:]|<!DOCTYPE\s+svg|xmlns\s*=\s*["']http:\/\/www\.w3\.org\/2000\/svg/i, "svg"],
  [/^(?:\xef\xbb\xbf)?\s*<[!?a-z]/i, "markup"],
  // UTF-16 text that starts with a tag.
  [/^(?:\xff\xfe<\0|\xfe\xff\0<)/, "markup"],
];

/** Detects a file's kind by its first {@link HEAD_BYTES} bytes, regardless of its name. */
export function kindOf(head: Uint8Array): { kind: FileKind } | { unwanted: Unwanted } {
  if (head.length === 0) return { unwanted: "empty" };
  let text = "";
  for (const byte of head.subarray(0, HEAD_BYTES)) text += String.fromCharCode(byte);
  const found = SIGNS.find(([sign]) => sign.test(text))?.[1] ?? "other";
  return isKind(found) ? { kind: found } : { unwanted: found };
}

function isKind(found: FileKind | Unwanted): found is FileKind {
  return Object.hasOwn(FILE_KINDS, found);
}
