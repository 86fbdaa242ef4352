import { expect, test } from "vitest";
import { messagesAsCsv, messagesAsText } from "./format-messages.ts";
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
};
const HEADER = "received_at,name,email,subject,message,key,source,flag,mail,reference\r\n";

test("a message of several lines is indented as a whole", () => {
  expect(messagesAsText([{ ...row, message: "one\n\ntwo" }])).toContain("\n    one\n    \n    two\n");
});

test("a message can't turn the direction of a terminal's line", () => {
  expect(messagesAsText([{ ...row, user_name: "a\u202eb" }])).not.toContain("\u202e");
});

test("commas, quotes and line breaks survive the way into a spreadsheet", () => {
  expect(messagesAsCsv([{ ...row, message: 'a,"b"\nc' }])).toBe(
    `${HEADER}2026-01-02T20:00:00.000Z,Asha,asha@example.com,Other,"a,""b""\nc",k,json,,sent,r\r\n`,
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
  expect(lines).toEqual(["'=1+1", "'+1", "'-1", "'@SUM(A1)", "'\t=1", "'  =1"]);
});

test("no messages are a header alone", () => {
  expect(messagesAsCsv([])).toBe(HEADER);
});
