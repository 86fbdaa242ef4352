import fc from "fast-check";
import { expect, test } from "vitest";
import { asTable, messagesAsCsv, messagesAsText } from "./format-messages.ts";
import type { ListedMessage } from "./listed-messages.ts";

const row: ListedMessage = {
  key: "k",
  received_at: "2026-01-02T20:00:00.000Z",
  email: "asha@example.com",
  user_name: "Asha",
  subject: "Other",
  message: "Hello",
  body_hash: "h",
  source: "json",
  flag: null,
  mail: "sent",
  reference: "r",
  files: [],
};
const HEADER = "\ufeffreceived_at,name,email,subject,message,key,source,flag,mail,reference,files\r\n";

test("a message of several lines is indented as a whole", () => {
  expect(messagesAsText([{ ...row, message: "one\n\ntwo" }])).toContain("\n    one\n    \n    two\n");
});

test("a message can't turn the direction of a terminal's line", () => {
  expect(messagesAsText([{ ...row, user_name: "a\u202eb" }])).not.toContain("\u202e");
});

test("no text can command a terminal", () => {
  const listed = messagesAsText([{ ...row, user_name: "a\u001b[2Jb", message: "c\u009bd\u0007\te" }]);
  expect(listed).toContain("a\ufffd[2Jb");
  expect(listed).toContain("    c\ufffdd\ufffd\te");
  expect(asTable(["Reason"], [["554\u001b]0;title\u0007\nno"]])).toEqual([
    "Reason",
    "554\ufffd]0;title\ufffd no",
  ]);
});

test("commas, quotes and line breaks survive the way into a spreadsheet", () => {
  expect(messagesAsCsv([{ ...row, message: 'a,"b"\nc' }])).toBe(
    `${HEADER}2026-01-02T20:00:00.000Z,Asha,asha@example.com,Other,"a,""b""\nc",k,json,,sent,r,\r\n`,
  );
});

test("a formula arrives as text", () => {
  const texts = ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "  =1"];
  const lines = texts.map(
    (message) =>
      messagesAsCsv([{ ...row, message }])
        .split("\r\n")[1]
        ?.split(",")[4],
  );
  expect(lines).toEqual(["'=1+1", "'+1", "'-1", "'@SUM(A1)", "'\t'=1", "'  '=1"]);
});

test("no messages are a header alone", () => {
  expect(messagesAsCsv([])).toBe(HEADER);
});

test("the table begins with the mark by which Excel knows UTF-8", () => {
  expect(messagesAsCsv([row]).startsWith("\ufeff")).toBe(true);
});

test("no cell is a formula, whichever character the spreadsheet splits lines at", () => {
  const piece = fc.constantFrom(..."=+-@＝;,\t\n\r\"' |a1".split(""), "\r\n", "=1+1", ";=1", '"=1"');
  const words = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(""));
  fc.assert(
    fc.property(words, words, (name, message) => {
      const csv = messagesAsCsv([{ ...row, user_name: name, message }]);
      const table = [...csv.slice(1).matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(?:,|\r\n)/g)].map(
        ([, quoted, plain = ""]) => quoted?.replaceAll('""', '"') ?? plain,
      );
      expect(table).toHaveLength(22);
      expect(table[15]?.replaceAll("'", "")).toBe(message.replaceAll("'", ""));
      const pieces = [";", "\t", "|"].map((delimiter) => csv.split(new RegExp(`[\\r\\n${delimiter}]`)));
      const cells = [...table, ...pieces].flat();
      expect(cells.filter((cell) => /^[\s"]*[=+\-@＝]/.test(cell))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});
