import { expect, test } from "vitest";
import { toMailError } from "./mail-error.ts";

const MAIL = { replyTo: { name: "Asha Rao", address: "asha@example.com" }, subject: "Other from Asha Rao" };

function redacted(message: string): string {
  return toMailError(new Error(message), MAIL).message;
}

test("a mail server's answer brings no control character into log or terminal", () => {
  const answer = "554 \u001b[31mno\u001b[0m \u001b]0;title\u0007 way\r\nnext\u009b2J \u202eline";
  expect(redacted(answer)).toBe("554 [31mno [0m ]0;title way next 2J line");
});

test("a mail server's answer names nobody", () => {
  const answers = [
    '550 "Asha Rao" <asha@example.com> is unknown',
    "550 asha@example.com (Asha Rao) is unknown",
    "550 refused: Other from Asha Rao",
    '550 "Rao, A." is unknown',
  ];
  expect(answers.map(redacted).filter((text) => /asha|rao/i.test(text))).toEqual([]);
  expect(redacted("451 4.7.1 Greylisted, please try again")).toBe("451 4.7.1 Greylisted, please try again");
});

test("a long answer is cut after 300 characters", () => {
  expect(toMailError(new Error("busy ".repeat(100)), MAIL).message).toHaveLength(300);
});
