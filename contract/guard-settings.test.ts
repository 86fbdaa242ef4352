import { expect, test } from "vitest";
import { SettingsError, parseSettings } from "./settings.ts";

test("sites on other hosts are listed with commas or spaces between them", () => {
  const list = "https://www.example.com/, https://example.org\thttp://localhost:5173";
  expect(parseSettings({ ALLOWED_ORIGINS: list }).allowedOrigins).toEqual([
    "https://www.example.com",
    "https://example.org",
    "http://localhost:5173",
  ]);
});

test("a star, a path or a bare name lets no other site in", () => {
  const wrong = ["*", "null", "https://example.com/path", "example.com", "https://a.example, *"];
  expect(wrong.filter((ALLOWED_ORIGINS) => !throwsFor({ ALLOWED_ORIGINS }))).toEqual([]);
});

test("a wrong entry of a list is told with the whole list", () => {
  expect(() => parseSettings({ ALLOWED_ORIGINS: "https://a.example, *" })).toThrow(
    new SettingsError(
      "ALLOWED_ORIGINS: expected an http or https address without a path, such as https://www.example.com, " +
        'or several with commas between them, found "https://a.example, *".',
    ),
  );
});

test("limits are whole numbers in their bounds", () => {
  const wrong = [{ TRUSTED_PROXIES: "10" }, { RATE_LIMIT: "-1" }, { MAX_STORED: "0" }, { MAX_UNSENT: "1e3" }];
  expect(wrong.filter((environment) => !throwsFor(environment))).toEqual([]);
  expect(parseSettings({ MAX_STORED: "1", MAX_UNSENT: "1" })).toMatchObject({ maxStored: 1, maxUnsent: 1 });
  expect(parseSettings({ RATE_LIMIT: "0", TRUSTED_PROXIES: "2" })).toMatchObject({
    rateLimit: 0,
    trustedProxies: 2,
  });
});

function throwsFor(environment: Record<string, string | undefined>): boolean {
  try {
    parseSettings(environment);
    return false;
  } catch (error) {
    return error instanceof SettingsError;
  }
}
