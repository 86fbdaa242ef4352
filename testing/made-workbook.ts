import { strToU8, zipSync } from "fflate";

const PARTS = {
  "[Content_Types].xml": "<Types/>",
  "xl/workbook.xml":
    '<workbook xmlns:r="r"><sheets><sheet name="List" sheetId="1" r:id="rId1"/></sheets></workbook>',
  "xl/_rels/workbook.xml.rels":
    '<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
};

/** For tests: a packed workbook with one sheet, whose rows are given as XML. */
export function madeWorkbook(rows: string): Uint8Array<ArrayBuffer> {
  const sheet = `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
  const parts = Object.entries({ ...PARTS, "xl/worksheets/sheet1.xml": sheet });
  return new Uint8Array(zipSync(Object.fromEntries(parts.map(([name, text]) => [name, strToU8(text)]))));
}

/** For tests: rows of text cells, as spreadsheet programs write them. */
export function sheetRows(rows: readonly (readonly string[])[]): string {
  return rows
    .map((cells, row) => {
      const written = cells.map((text, column) => {
        const address = `${String.fromCharCode(65 + column)}${row + 1}`;
        return `<c r="${address}" s="1" t="inlineStr"><is><t>${text}</t></is></c>`;
      });
      return `<row r="${row + 1}">${written.join("")}</row>`;
    })
    .join("");
}
