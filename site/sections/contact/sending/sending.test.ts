import { expect, it } from "vitest";
import { afterSendingStep, type Sending, type SendingStep } from "./sending.ts";

const atRest: Sending = { state: "idle", errors: {}, announcement: "" };
const after = (...steps: SendingStep[]) => steps.reduce(afterSendingStep, atRest);
const sent = { reference: "0f9c", enquiry: "https://example.com/enquiry/x", at: 1 };
const arrived = { kind: "arrived", ...sent } as const;
const errors = { email: "Enter your e-mail address.", subject: "Choose a subject." };

it("a message that arrives has been sent, with nothing to correct", () => {
  expect(after({ kind: "refused", errors }, { kind: "started" })).toEqual({ ...atRest, state: "sending" });
  expect(after({ kind: "started" }, arrived)).toEqual({ ...atRest, state: "success", sent });
});

it("a message that fails names the fields that the server refuses, and says how many", () => {
  expect(after({ kind: "started" }, { kind: "failed", errors })).toEqual({
    state: "error",
    errors,
    announcement: "Not sent yet: 2 fields need a look.",
  });
});

it("after a refused try the result of the last message no longer stands", () => {
  expect(after({ kind: "started" }, arrived, { kind: "refused", errors }).state).toBe("idle");
});

it("typing takes back what is said of this field alone, and is not spoken into", () => {
  const { errors: left, announcement } = after({ kind: "refused", errors }, { kind: "typed", name: "email" });
  expect(left).toEqual({ subject: errors.subject });
  expect(announcement).toBe("");
});

it("typing leaves the result of the last message where it is", () => {
  expect(after({ kind: "failed", errors: {} }, { kind: "typed", name: "email" }).state).toBe("error");
});
