import { expect, test } from "vitest";
import { SettingsError, parseSettings } from "./settings.ts";

test("without any setting the server listens on port 3000 of this machine and keeps messages in ./data", () => {
  expect(parseSettings({})).toEqual({
    port: 3000,
    host: "127.0.0.1",
    dataDir: "./data",
    publicUrl: undefined,
    apiHost: undefined,
    allowedOrigins: [],
    trustedProxies: 0,
    rateLimit: 120,
    maxStored: 100_000,
    maxUnsent: 10_000,
  });
});

test("an empty value counts as unset", () => {
  expect(parseSettings({ PORT: "", HOST: " ", DATA_DIR: "", PUBLIC_URL: "", API_HOST: "" })).toEqual(
    parseSettings({}),
  );
});

test("port 0 asks for any free port", () => {
  expect(parseSettings({ PORT: "0" }).port).toBe(0);
});

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
  expect(parseSettings({ RATE_LIMIT: "0", TRUSTED_PROXIES: "2" })).toMatchObject({
    rateLimit: 0,
    trustedProxies: 2,
  });
});

test("an address loses its trailing slash", () => {
  expect(
    parseSettings({ PUBLIC_URL: "https://www.example.com/", API_HOST: "http://localhost:4000/" }),
  ).toMatchObject({
    publicUrl: "https://www.example.com",
    apiHost: "http://localhost:4000",
  });
});

test("a wrong port is named with what was found and what is expected", () => {
  expect(() => parseSettings({ PORT: "abc" })).toThrow(
    new SettingsError('PORT: expected a whole number from 0 to 65535, found "abc".'),
  );
});

test("ports that only look like numbers are refused", () => {
  const wrong = ["-1", "65536", "3e3", "0x50", "80.5", "99999", "٣"];
  expect(wrong.filter((PORT) => !throwsFor({ PORT }))).toEqual([]);
});

test("every wrong setting is named at once", () => {
  expect(() => parseSettings({ PORT: "70000", HOST: "a b", PUBLIC_URL: "example.com" })).toThrow(
    new SettingsError(
      [
        'PORT: expected a whole number from 0 to 65535, found "70000".',
        'HOST: expected a host name or an IP address, found "a b".',
        'PUBLIC_URL: expected an http or https address without a path, such as https://www.example.com, found "example.com".',
      ].join("\n"),
    ),
  );
});

test("an address that would carry more than an origin into the security headers is refused", () => {
  const wrong = [
    "https://example.com/path",
    "https://example.com?x",
    "https://example.com#x",
    "https://user:pass@example.com",
    "ftp://example.com",
    "javascript:alert(1)",
    "//example.com",
    "https://example.com;script-src *",
    "https://a;b",
    "https://a'b",
    "https:example.com",
  ];
  expect(wrong.filter((API_HOST) => !throwsFor({ API_HOST }))).toEqual([]);
});

function throwsFor(environment: Record<string, string | undefined>): boolean {
  try {
    parseSettings(environment);
    return false;
  } catch (error) {
    return error instanceof SettingsError;
  }
}
