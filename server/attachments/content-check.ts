import { type FileKind, HEAD_BYTES, type Unwanted, kindOf } from "#contract/file-kind.ts";

/* oxlint-disable no-control-regex -- file signatures contain such characters */

/** A name in a PDF, whose characters may be escaped (`#4a`), before any of its delimiters (ISO 32000-1, 7.2.2). */
function pdfName(name: string): string {
  const letters = Array.from(name, (letter) => `(?:${letter}|#${letter.charCodeAt(0).toString(16)})`);
  return `/${letters.join("")}[\\0\\s()<>[\\]{}/%]`;
}

/**
 * Signatures of archives, programs and scripts. Other programs find them anywhere in a file, so no accepted file may
 * contain one. Each is long enough that compressed pictures don't contain it by chance.
 */
const HIDDEN = new RegExp(
  [
    String.raw`PK\x03\x04[\0-?]\0|PK\x05\x06\0{4}|Rar!\x1a\x07|7z\xbc\xaf\x27\x1c`,
    String.raw`\x7fELF[\x01\x02][\x01\x02]\x01|This program (?:cannot|must) be run`,
    // Windows programs, by processor.
    String.raw`PE\0\0(?:L\x01|d\x86|\xc4\x01|\xc0\x01|d\xaa)|\xcf\xfa\xed\xfe\x07\0\0\x01|\xcf\xfa\xed\xfe\x0c\0\0\x01`,
    // Cabinet file, Windows shortcut, shell script.
    String.raw`MSCF\0{4}|L\0{3}\x01\x14\x02\0{5}\xc0|#! ?/(?:usr/)?bin/`,
    String.raw`<script[\s>/]|<!doctype html|<html[\s>]|<iframe[\s>]`,
    String.raw`<(?:img|svg|body|object|embed|video|audio|input|form|math|details)[\s/]+[a-z:_-]{2,30}\s*=`,
    String.raw`<\?php\s|<\?=[\t\n\r -~]{12}|<\?=[\t\n\r -~]{1,11}\?>`,
    String.raw`<\0s\0c\0r\0i\0p\0t\0|<%@\s*page\s|<a\s+href\s*=\s*["']?javascript:`,
    ...["JavaScript", "Launch", "EmbeddedFile"].map(pdfName),
  ].join("|"),
  "i",
);

/** Starts a PDF; most viewers open it wherever it begins in a file. */
const INNER_PDF = /%PDF-\d/;

/** Longer than any signature: this much of the last piece is examined again with the next one. */
const OVERLAP = 64;

const TAIL_BYTES = 2048;

/** Control characters that no text contains; 0x1A ends a file on old systems. */
const BINARY = /[\0-\x08\x0e-\x19\x1b-\x1f]/;

const PNG_END = "\0\0\0\0IEND\xaeB`\x82";

/** Examines a file piece by piece while it arrives: which kind it is, and that nothing else is hidden in it. */
export class ContentCheck {
  readonly #kind: FileKind;
  readonly #isText: boolean;
  readonly #head: Buffer;
  #seen = "";
  #tail = "";
  #hasJpegEnd = false;
  #bytes = 0;

  private constructor(kind: FileKind, head: Buffer) {
    this.#kind = kind;
    this.#head = head;
    this.#isText =
      kind === "step" || (kind === "dxf" && !head.toString("latin1", 0, 7).startsWith("AutoCAD"));
  }

  /**
   * Starts with the first {@link HEAD_BYTES} of a file, or all of a shorter file. The caller passes them to `take` too.
   */
  static begin(head: Buffer): { check: ContentCheck; kind: FileKind } | { unwanted: Unwanted } {
    const found = kindOf(head.subarray(0, HEAD_BYTES));
    if ("unwanted" in found) return found;
    return { check: new ContentCheck(found.kind, head), kind: found.kind };
  }

  /** Examines the next piece; returns what is wrong with it. */
  take(piece: Buffer): Unwanted | undefined {
    const text = piece.toString("latin1");
    const joined = this.#seen + text;
    this.#bytes += piece.length;
    this.#seen = joined.slice(-OVERLAP);
    this.#tail = (this.#tail + text).slice(-TAIL_BYTES);
    this.#hasJpegEnd ||= joined.includes("\xff\xd9");
    if (HIDDEN.test(joined) || (this.#kind !== "pdf" && INNER_PDF.test(joined))) return "mixed";
    return this.#isText && BINARY.test(text) ? "damaged" : undefined;
  }

  /** Returns what is wrong with the file as a whole: cut off, or data after its end. */
  end(): Unwanted | undefined {
    return this.#isWhole() ? undefined : "damaged";
  }

  #isWhole(): boolean {
    const tail = this.#tail;
    switch (this.#kind) {
      case "jpeg":
        // Cameras append previews and notes, so the end mark need not be last.
        return this.#hasJpegEnd;
      case "png":
        return tail.endsWith(PNG_END);
      case "webp": {
        const declaredSize = this.#head.readUInt32LE(4) + 8;
        return this.#bytes === declaredSize || this.#bytes === declaredSize + (declaredSize % 2);
      }
      case "pdf":
        return tail.includes("%%EOF");
      case "dxf":
        return this.#isText ? /(?:^|\n)[ \t]*EOF\s*\x1a?\s*$/.test(tail) : tail.includes("EOF");
      case "step":
        return /END-ISO-10303-21;\s*$/.test(tail);
    }
  }
}
