/** Parts of a PDF's tree of contents that a screen reader reads. */
export type Tag = "H1" | "P";

/** A text in a cell or paragraph. */
export interface Run {
  text: string;
  isBold?: boolean;
  isQuiet?: boolean;
  size?: number;
}

/** A cell of a table: its texts one below the other. */
export interface Cell {
  runs: Run[];
  isRight?: boolean;
  /** A heading of its row or column. */
  scope?: "Row" | "Column";
}

/** The fonts of a sheet, as files. */
export interface PdfFonts {
  regular: Uint8Array;
  bold: Uint8Array;
}

const INK = "#1b2126";
const QUIET = "#56616b";
const RULE = "#c9d0d6";
/** Points: A4 and its margin. */
const MARGIN = 48;
const PAGE = { width: 595.28, height: 841.89 };
const WIDTH = PAGE.width - 2 * MARGIN;
const BOTTOM = PAGE.height - MARGIN - 24;
const PADDING = 5;

/** Its types, of another author, know no PDF/UA, no scope of headings and no fonts. */
const ACCESSIBLE: object = { subset: "PDF/UA" };
interface PdfFont {
  _font: { font: { hasGlyphForCodePoint(code: number): boolean } };
}

/** A tagged A4 document (PDF/UA) in the making: paragraphs and tables one below the other, on as many pages as they need. */
export class PdfSheet {
  readonly #document: PDFKit.PDFDocument;
  readonly #root: PDFKit.PDFStructureElement;
  readonly #bytes: Promise<Uint8Array>;
  readonly #has: (character: string) => boolean;
  #y = MARGIN;

  private constructor(document: PDFKit.PDFDocument, has: (character: string) => boolean) {
    this.#document = document;
    this.#has = has;
    this.#root = document.struct("Document");
    document.addStructure(this.#root);
    this.#bytes = new Promise((resolve) => {
      const pieces: Buffer[] = [];
      document.on("data", (piece: Buffer) => pieces.push(piece));
      document.on("end", () => resolve(Buffer.concat(pieces)));
    });
  }

  /** @param title of the document, shown by readers in the window's bar; letters, digits and commas. */
  static async open(title: string, fonts: PdfFonts): Promise<PdfSheet> {
    const { default: PDFDocument } = await import("pdfkit");
    const document = new PDFDocument({
      size: "A4",
      margin: 0,
      bufferPages: true,
      tagged: true,
      pdfVersion: "1.7",
      lang: "en-IN",
      displayTitle: true,
      info: { Title: title },
      ...ACCESSIBLE,
    });
    document
      .registerFont("regular", Buffer.from(fonts.regular))
      .registerFont("bold", Buffer.from(fonts.bold));
    document.font("regular");
    const { font } = (document as unknown as PdfFont)._font; // of which its types know nothing
    return new PdfSheet(document, (character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
  }

  /** A paragraph or heading over a share of the width. Where it starts at `from` beside another one, it takes no height. */
  text(tag: Tag, runs: Run[], { from = 0, share = 1, isRight = false, gap = 0 } = {}): void {
    const [x, width] = [MARGIN + from * WIDTH, share * WIDTH];
    for (const [index, run] of runs.entries()) {
      // A long one is divided at its lines, so that it may go on overleaf.
      for (const line of this.#clean(run.text).split("\n")) {
        if (line === "") {
          this.#y += PADDING;
          continue;
        }
        const height = this.#heightOf({ ...run, text: line }, width);
        this.#ensure(height);
        this.#root.add(
          this.#document.struct(index === 0 ? tag : "P", {}, () =>
            this.#draw({ ...run, text: line }, { x, y: this.#y, width, isRight }),
          ),
        );
        this.#y += height;
      }
    }
    this.#y += gap;
  }

  /** Two blocks side by side: the lower one's end is where the sheet goes on. */
  beside(left: () => void, right: () => void): void {
    const top = this.#y;
    left();
    const bottom = this.#y;
    this.#y = top;
    right();
    this.#y = Math.max(bottom, this.#y);
  }

  space(points: number): void {
    this.#y += points;
  }

  /** A line across the sheet. */
  rule(color = INK, weight = 1): void {
    this.#document.markContent("Artifact", { type: "Layout" });
    const end = MARGIN + WIDTH;
    this.#document.moveTo(MARGIN, this.#y).lineTo(end, this.#y).lineWidth(weight).stroke(color);
    this.#document.endMarkedContent();
  }

  /** A table: columns as shares of the width. Its head stands on each page; a row is never divided. */
  table(shares: readonly number[], head: Cell[], rows: readonly Cell[][]): void {
    const table = this.#document.struct("Table");
    this.#root.add(table);
    this.#row(shares, head, table);
    this.rule();
    for (const row of rows) {
      const isNewPage = this.#ensure(this.#rowHeight(shares, row));
      if (isNewPage) {
        this.#row(shares, head);
        this.rule();
      }
      this.#row(shares, row, table);
      this.rule(RULE, 0.5);
    }
    table.end();
  }

  /** Writes `foot` with the number of each page, and ends the document. */
  async end(foot: string): Promise<Uint8Array> {
    const { count } = this.#document.bufferedPageRange();
    this.#root.end();
    for (let page = 0; page < count; page += 1) {
      this.#document.switchToPage(page);
      this.#document.markContent("Artifact", { type: "Pagination" });
      const run = { text: `${foot} · page ${page + 1} of ${count}`, isQuiet: true, size: 8 };
      this.#draw(run, { x: MARGIN, y: PAGE.height - MARGIN - 8, width: WIDTH, isRight: true });
      this.#document.endMarkedContent();
    }
    this.#document.end();
    return this.#bytes;
  }

  /** Starts a page where this height doesn't fit; whether it did. */
  #ensure(height: number): boolean {
    if (this.#y + height <= BOTTOM || this.#y === MARGIN) return false;
    this.#document.addPage();
    this.#y = MARGIN;
    return true;
  }

  /** Without `table` it is decoration: the head of a further page. */
  #row(shares: readonly number[], cells: Cell[], table?: PDFKit.PDFStructureElement): void {
    const height = this.#rowHeight(shares, cells);
    const drawCell = (cell: Cell, at: number) => {
      let y = this.#y + PADDING;
      const before = shares.slice(0, at).reduce((sum, share) => sum + share, 0);
      const { isRight = false } = cell;
      const x = MARGIN + before * WIDTH + (isRight ? 2 * PADDING : 0);
      const place = { x, width: cellWidth(shares[at] ?? 0), isRight };
      for (const run of cell.runs.map((each) => ({ ...each, text: this.#clean(each.text) }))) {
        this.#draw(run, { ...place, y });
        y += this.#heightOf(run, place.width);
      }
    };
    if (table) {
      const row = this.#document.struct("TR");
      table.add(row);
      for (const [at, cell] of cells.entries()) {
        const scope: object = cell.scope ? { scope: cell.scope } : {};
        row.add(this.#document.struct(cell.scope ? "TH" : "TD", scope, () => drawCell(cell, at)));
      }
      row.end();
    } else {
      this.#document.markContent("Artifact", { type: "Pagination" });
      for (const [at, cell] of cells.entries()) drawCell(cell, at);
      this.#document.endMarkedContent();
    }
    this.#y += height;
  }

  #rowHeight(shares: readonly number[], cells: Cell[]): number {
    const heights = cells.map(({ runs }, at) =>
      runs.reduce(
        (sum, run) =>
          sum + this.#heightOf({ ...run, text: this.#clean(run.text) }, cellWidth(shares[at] ?? 0)),
        0,
      ),
    );
    return Math.max(...heights) + 2 * PADDING;
  }

  #heightOf(run: Run, width: number): number {
    return this.#styled(run).heightOfString(run.text, { width });
  }

  #draw(run: Run, { x, y, width, isRight }: { x: number; y: number; width: number; isRight: boolean }): void {
    const document = this.#styled(run).fillColor(run.isQuiet ? QUIET : INK);
    document.text(run.text, x, y, { width, align: isRight ? "right" : "left", features: ["tnum", "kern"] });
  }

  #styled({ isBold = false, size = 9.5 }: Run): PDFKit.PDFDocument {
    return this.#document.font(isBold ? "bold" : "regular").fontSize(size);
  }

  /** What the font can't draw stands as a question mark: the mail and the page have it in full. */
  #clean(text: string): string {
    return text.replaceAll(/[^\n]/gu, (character) => (this.#has(character) ? character : "?"));
  }
}

/** Columns are apart by their padding. */
function cellWidth(share: number): number {
  return share * WIDTH - 2 * PADDING;
}
