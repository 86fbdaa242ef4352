import { expect, test } from "vitest";
import { parseCommand } from "./parse-command.ts";

test("without a command the messages are listed", () => {
  expect(parseCommand([])).toEqual({ name: "list", format: "text", limit: undefined });
  expect(parseCommand(["--json"])).toMatchObject({ name: "list", format: "json" });
});

test("an export is JSON unless a table is asked for", () => {
  expect(parseCommand(["export"])).toMatchObject({ name: "export", format: "json" });
  expect(parseCommand(["export", "--csv", "--output", "a.csv"])).toMatchObject({
    format: "csv",
    output: "a.csv",
  });
});

test("deletion has to be meant, and says what it deletes in exactly one way", () => {
  expect(parseCommand(["purge", "abc"])).toEqual({ name: "purge", isConfirmed: false, references: ["abc"] });
  expect(parseCommand(["purge", "--older-than", "90", "--yes"])).toEqual({
    name: "purge",
    isConfirmed: true,
    olderThanDays: 90,
  });
  expect(parseCommand(["purge", "--email", "a@example.com"])).toMatchObject({ email: "a@example.com" });
});

test("what makes no sense is told in a sentence", () => {
  const wrong = [
    ["--xml"],
    ["--json", "--csv"],
    ["--limit", "0"],
    ["--limit", "ten"],
    ["--limit"],
    ["extra"],
    ["constructor"],
    ["list", "extra"],
    ["list", "--yes"],
    ["show"],
    ["resend"],
    ["resend", "abc", "--failed"],
    ["purge"],
    ["purge", "--yes"],
    ["purge", "abc", "--email", "a@example.com"],
    ["purge", "--older-than", "-1"],
    ["purge", "abc", "--flagged"],
    ["purge", "--email", " "],
    ["purge", "--from", "yesterday"],
    ["purge", "--to", "2026-02-30"],
    ["purge", "--from", "2026-02-02", "--to", "2026-02-01"],
    ["failed", "--yes"],
    ["list", "--older-than", "3"],
    ["list", "--text", " "],
    ["export", "--from", "2026-13-01"],
    ["person"],
    ["person", "a@example.com"],
    ["person", "asha", "--output", "f"],
    ["person", "a@example.com", "b@example.com", "--output", "f"],
  ];
  expect(wrong.filter((args) => typeof parseCommand(args) !== "string")).toEqual([]);
});
