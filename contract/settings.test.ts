import { expect, test } from "vitest";
import { SettingsError, parseSettings } from "./settings.ts";

test("without any setting the server listens on port 3000 of this machine and keeps messages in ./data", () => {
  expect(parseSettings({})).toEqual({
    port: 3000,
    host: "127.0.0.1",
    dataDir: "./data",
    contentDir: "./content",
    publicUrl: undefined,
    apiHost: undefined,
    allowedOrigins: [],
    trustedProxies: 0,
    rateLimit: 120,
    maxStored: 100_000,
    maxFilesMb: 2_000,
    filesRateMb: 200,
    maxUnsent: 10_000,
    databaseUrl: undefined,
    canCreateStore: true,
    offline: true,
    retentionDays: 730,
    answersMachines: false,
    logsRequests: false,
    metrics: undefined,
    mail: undefined,
    alarm: { command: undefined, url: undefined },
  });
});

test("a mail server, a sender and the sales desk's addresses are enough for mail", () => {
  const { mail } = parseSettings({
    SMTP_URL: "smtps://user:word@mail.example.com",
    MAIL_FROM: "website@example.com",
    MAIL_TO: "sales@example.com, desk@example.com",
  });
  expect(mail).toEqual({
    smtpUrl: "smtps://user:word@mail.example.com",
    from: "website@example.com",
    to: ["sales@example.com", "desk@example.com"],
    acknowledges: false,
    tellsStart: true,
    sendsDigest: true,
    filesMb: 15,
  });
});

test("a mail server without sender or sales desk is told at the start, not at the first message", () => {
  expect(() => parseSettings({ SMTP_URL: "smtp://localhost" })).toThrow(
    new SettingsError(
      [
        "MAIL_FROM: expected an e-mail address, since SMTP_URL is set.",
        "MAIL_TO: expected an e-mail address, since SMTP_URL is set.",
      ].join("\n"),
    ),
  );
});

test("an address of MAIL_TO that would become a second header is refused", () => {
  expect(throwsFor({ MAIL_TO: "sales@example.com,\nBcc: x@example.com" })).toBe(true);
  expect(throwsFor({ MAIL_FROM: "Website <website@example.com>" })).toBe(true);
});

test("a wrong address that holds a password is refused without printing it", () => {
  expect(() => parseSettings({ DATABASE_URL: "mysql://user:secret@host/name" })).toThrow(
    new SettingsError(
      "DATABASE_URL: expected the address of a PostgreSQL database, such as postgres://user:password@host/name, found something else.",
    ),
  );
  expect(throwsFor({ SMTP_URL: "https://mail.example.com" })).toBe(true);
  expect(throwsFor({ ALARM_URL: "ftp://example.com" })).toBe(true);
});

test("messages are kept for a whole number of days", () => {
  expect(parseSettings({ RETENTION_DAYS: "90" }).retentionDays).toBe(90);
  const wrong = ["0", "-1", "1.5", "36501", "two"];
  expect(wrong.filter((RETENTION_DAYS) => !throwsFor({ RETENTION_DAYS }))).toEqual([]);
});

test("an empty value counts as unset", () => {
  expect(parseSettings({ PORT: "", HOST: " ", DATA_DIR: "", PUBLIC_URL: "", API_HOST: "" })).toEqual(
    parseSettings({}),
  );
});

test("port 0 asks for any free port", () => {
  expect(parseSettings({ PORT: "0" }).port).toBe(0);
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

function throwsFor(environment: Record<string, string>): boolean {
  try {
    parseSettings(environment);
    return false;
  } catch (error) {
    return error instanceof SettingsError;
  }
}

test("a database on another machine is reached by TLS, unless the address says otherwise", () => {
  const plain = ["db.example.com", "10.0.0.2", "[2001:db8::1]", "postgres"].flatMap((host) => [
    `postgres://user:secret@${host}/name`,
    `postgres://user:secret@${host}/name?sslmode=allow`,
    `postgres://user:secret@localhost/name?host=${host.replaceAll(/[[\]]/g, "")}`,
  ]);
  for (const DATABASE_URL of plain) {
    expect(() => parseSettings({ DATABASE_URL })).toThrow(/^DATABASE_URL: expected .*sslmode=verify-full/);
    expect(() => parseSettings({ DATABASE_URL })).not.toThrow(/secret/);
  }
  const safe = [
    "postgres://user:secret@db.example.com/name?sslmode=verify-full",
    "postgres://user:secret@db.example.com/name?sslmode=disable",
    "postgres://user:secret@localhost/name",
    "postgres://user:secret@127.0.0.1:5433/name",
    "postgres://[::1]/name",
    "postgres:///name?host=/run/postgresql",
    "postgres:///name",
  ];
  for (const DATABASE_URL of safe) expect(parseSettings({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
});

test("the desk's webhook is https with a key of its own, and neither is printed", () => {
  const on = { DESK_ADDRESS: "127.0.0.1:9465", DESK_URL: "https://desk.example.com" };
  const DESK_WEBHOOK = "https://erp.example.com/hooks?token=secret";
  const DESK_WEBHOOK_KEY = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
  const read = (more: Record<string, string>) => parseSettings({ ...on, ...more }).desk?.webhook;
  expect(read({ DESK_WEBHOOK, DESK_WEBHOOK_KEY })).toEqual({ url: DESK_WEBHOOK, key: DESK_WEBHOOK_KEY });
  expect(read({ DESK_WEBHOOK: "http://127.0.0.1:9/x", DESK_WEBHOOK_KEY })?.url).toBe("http://127.0.0.1:9/x");
  expect(read({})).toBeUndefined();
  expect(() => read({ DESK_WEBHOOK })).toThrow(/^DESK_WEBHOOK: expected DESK_WEBHOOK_KEY/);
  for (const wrong of [
    "http://erp.example.com/secret",
    "file:///secret",
    "http://localhost.example.com/secret",
  ])
    expect(() => read({ DESK_WEBHOOK: wrong, DESK_WEBHOOK_KEY })).toThrow(
      /^DESK_WEBHOOK: expected an https address, or one of localhost, found something else\.$/,
    );
  for (const wrong of ["secret", "whsec_c2VjcmV0", DESK_WEBHOOK_KEY.slice(6)])
    expect(() => read({ DESK_WEBHOOK, DESK_WEBHOOK_KEY: wrong })).toThrow(
      /^DESK_WEBHOOK_KEY: .*something else/,
    );
});

test("the firm's OpenID provider is set whole or not at all, and its secret is not printed", () => {
  const on = { DESK_ADDRESS: "127.0.0.1:9465", DESK_URL: "https://desk.example.com" };
  const whole = {
    DESK_OIDC_ISSUER: "https://login.example.com",
    DESK_OIDC_CLIENT: "desk",
    DESK_OIDC_SECRET: "secret",
  };
  expect(parseSettings({ ...on, ...whole }).desk?.oidc).toEqual({
    issuer: "https://login.example.com",
    clientId: "desk",
    clientSecret: "secret",
  });
  for (const name of Object.keys(whole))
    expect(() => parseSettings({ ...on, ...whole, [name]: "" })).toThrow(/^DESK_OIDC_ISSUER: expected/);
  expect(() => parseSettings({ ...on, ...whole, DESK_OIDC_ISSUER: "http://login.example.com" })).toThrow(
    /^DESK_OIDC_ISSUER: expected an https/,
  );
});

test("the desk wants an address and an origin of its own, on which browsers know passkeys", () => {
  const DESK_ADDRESS = "127.0.0.1:9465";
  expect(parseSettings({ DESK_ADDRESS, DESK_URL: "https://desk.example.com/" }).desk).toEqual({
    host: "127.0.0.1",
    port: 9465,
    url: "https://desk.example.com",
  });
  expect(parseSettings({ DESK_ADDRESS, DESK_URL: "http://localhost:9465" }).desk?.url).toBe(
    "http://localhost:9465",
  );
  expect(parseSettings({ DESK_URL: "https://desk.example.com" }).desk).toBeUndefined();
  expect(() => parseSettings({ DESK_ADDRESS })).toThrow(/^DESK_ADDRESS: expected DESK_URL/);
  expect(() => parseSettings({ DESK_ADDRESS, DESK_URL: "http://desk.example.com" })).toThrow(
    /^DESK_URL: expected an https/,
  );
  expect(() => parseSettings({ DESK_ADDRESS, DESK_URL: "https://192.0.2.1" })).toThrow(
    /^DESK_URL: expected an/,
  );
  const PUBLIC_URL = "https://www.example.com";
  for (const DESK_URL of [PUBLIC_URL, `${PUBLIC_URL}:8443`])
    expect(() => parseSettings({ DESK_ADDRESS, DESK_URL, PUBLIC_URL })).toThrow(
      /^DESK_URL: expected another/,
    );
});

test("the address of the figures is a host and a port", () => {
  expect(parseSettings({ METRICS_ADDRESS: "127.0.0.1:9464" }).metrics).toEqual({
    host: "127.0.0.1",
    port: 9464,
  });
  expect(parseSettings({ METRICS_ADDRESS: "[::1]:0" }).metrics).toEqual({ host: "::1", port: 0 });
  for (const METRICS_ADDRESS of ["9464", "localhost", "a:99999", "http://a:1", ":1"]) {
    expect(() => parseSettings({ METRICS_ADDRESS })).toThrow(/^METRICS_ADDRESS: expected a host/);
  }
});
