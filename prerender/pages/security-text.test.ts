import { expect, test } from "vitest";
import { securityText } from "./security-text.ts";

const now = new Date("2026-11-20T15:00:00Z");

test("whoever finds a weakness learns whom to tell, for less than a year", () => {
  expect(securityText({ email: "security@example.com", publicUrl: "https://www.example.com", now })).toBe(
    "Contact: mailto:security@example.com\n" +
      "Expires: 2027-11-19T00:00:00Z\n" +
      "Preferred-Languages: en, hi\n" +
      "Canonical: https://www.example.com/.well-known/security.txt\n",
  );
});

test("without a public address none is claimed", () => {
  expect(securityText({ email: "security@example.com", publicUrl: undefined, now })).not.toContain(
    "Canonical",
  );
});
