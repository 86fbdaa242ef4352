import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { describe, expect, it } from "vitest";
import { parseSettings } from "#contract/settings.ts";

const example = parseEnv(readFileSync(join(import.meta.dirname, "../..", ".env.example"), "utf8"));

describe("the example of a .env file", () => {
  it("lists every setting", () => {
    expect(Object.keys(example).toSorted()).toEqual([
      "ALARM_COMMAND",
      "ALARM_URL",
      "ALLOWED_ORIGINS",
      "API_HOST",
      "DATABASE_URL",
      "DATA_DIR",
      "FILES_RATE_MB",
      "HOST",
      "MAIL_ACKNOWLEDGE",
      "MAIL_AT_START",
      "MAIL_DIGEST",
      "MAIL_FILES_MB",
      "MAIL_FROM",
      "MAIL_TO",
      "MAX_FILES_MB",
      "MAX_STORED",
      "MAX_UNSENT",
      "METRICS_ADDRESS",
      "NEW_STORE",
      "OFFLINE",
      "PORT",
      "PUBLIC_URL",
      "RATE_LIMIT",
      "REQUEST_LOG",
      "RETENTION_DAYS",
      "SMTP_URL",
      "TRUSTED_PROXIES",
    ]);
  });

  it("shows the defaults: copied as it is, it changes nothing", () => {
    expect(parseSettings(example)).toEqual(parseSettings({}));
  });
});
