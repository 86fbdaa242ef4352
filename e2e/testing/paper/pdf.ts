import { inflateSync } from "node:zlib";

/** A page of a PDF: its texts in the order in which they are drawn, and its size in points. */
export interface PaperPage {
  texts: string[];
  /** The operators that draw it. */
  drawing: string;
  width: number;
  height: number;
}

/** Maps the code of a glyph, as hexadecimal digits, to its letters. */
type Letters = Map<string, string>;

const REFERENCE = /^(\d+) 0 R$/;

/** The objects of a PDF as Chromium writes it: each plain, its stream compressed. */
function objectsOf(pdf: Buffer): Map<string, string> {
  const text = pdf.toString("latin1");
  return new Map(
    [...text.matchAll(/(\d+) 0 obj\n(.*?)\nendobj/gs)].map(([, id = "", body = ""]) => [id, body]),
  );
}

function streamOf(body: string): string {
  const [, stream = ""] = /stream\n(.*)\nendstream$/s.exec(body) ?? [];
  return stream === "" ? "" : inflateSync(Buffer.from(stream, "latin1")).toString("latin1");
}

/** Decodes hexadecimal digits of UTF-16. */
function lettersOf(hex: string): string {
  return Buffer.from(hex, "hex").swap16().toString("utf16le");
}

function readLetters(map: string): Letters {
  const letters: Letters = new Map();
  for (const [, block = ""] of map.matchAll(/beginbfchar\n(.*?)endbfchar/gs)) {
    for (const [, code = "", to = ""] of block.matchAll(/<(\w+)> <(\w+)>/g)) letters.set(code, lettersOf(to));
  }
  for (const [, block = ""] of map.matchAll(/beginbfrange\n(.*?)endbfrange/gs)) {
    for (const [, from = "", last = "", to = ""] of block.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g)) {
      const first = Number.parseInt(from, 16);
      for (let step = 0; step <= Number.parseInt(last, 16) - first; step += 1) {
        const code = (first + step).toString(16).toUpperCase().padStart(from.length, "0");
        letters.set(code, String.fromCharCode(Number.parseInt(to, 16) + step));
      }
    }
  }
  return letters;
}

/** Decodes a string of glyphs with its font. */
function decode(hex: string, letters: Letters): string {
  const width = [...letters.keys()][0]?.length ?? 4;
  return (hex.match(new RegExp(`.{${width}}`, "g")) ?? [])
    .map((code) => letters.get(code.toUpperCase()) ?? "")
    .join("");
}

/** The pages of a PDF that Chromium printed. */
export function pagesOf(pdf: Buffer): PaperPage[] {
  const objects = objectsOf(pdf);
  const follow = (value: string): string => objects.get(REFERENCE.exec(value)?.[1] ?? "") ?? value;
  const lettersOfFont = (id: string): Letters => {
    const [, map = ""] = /\/ToUnicode (\d+ 0 R)/.exec(objects.get(id) ?? "") ?? [];
    return readLetters(streamOf(follow(map)));
  };
  return [...objects.values()]
    .filter((body) => /\/Type \/Page\b/.test(body))
    .map((body) => {
      const fonts = new Map(
        [...body.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = "", id = ""]) => [name, lettersOfFont(id)]),
      );
      const [, contents = ""] = /\/Contents (\d+ 0 R)/.exec(body) ?? [];
      const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(body) ?? [];
      const drawing = streamOf(follow(contents));
      return {
        texts: textsOf(drawing, fonts),
        drawing,
        width: Math.round(Number(width)),
        height: Math.round(Number(height)),
      };
    });
}

function textsOf(drawing: string, fonts: Map<string, Letters>): string[] {
  return [...drawing.matchAll(/^BT\n(.*?)\nET$/gms)]
    .map(([, block = ""]) => {
      let letters: Letters = new Map();
      let text = "";
      for (const [part, font] of block.matchAll(/\/(F\d+) [\d.]+ Tf|<[0-9A-Fa-f]+>/g)) {
        if (font !== undefined) letters = fonts.get(font) ?? new Map();
        else text += decode(part.slice(1, -1), letters);
      }
      return text;
    })
    .filter((text) => text.trim() !== "");
}

/** The whole text of a page, with normalised spaces. */
export function textOfPage({ texts }: PaperPage): string {
  return texts.join(" ").replace(/\s+/g, " ");
}
