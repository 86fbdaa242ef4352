import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { describe, expect, it } from "vitest";
import { parseSettings } from "#contract/settings.ts";

const read = (file: string): string => readFileSync(join(import.meta.dirname, "../..", file), "utf8");
const example = parseEnv(read(".env.example"));

/** The rows of README's table of settings: each name with its default; a dash stands for none. */
function defaultsInReadme(): [name: string, value: string][] {
  return [...read("README.md").matchAll(/^\| (`[A-Z_`, ]+`) \| ([^|]+) \|/gm)].flatMap(
    ([, names = "", values = ""]) => {
      const all = values.split(", ");
      return names
        .split(", ")
        .map((name, at): [string, string] => [name.replaceAll("`", ""), all[at] ?? all[0] ?? ""]);
    },
  );
}

describe("the example of a .env file", () => {
  it("lists every setting", () => {
    expect(Object.keys(example).toSorted()).toEqual([
      "ALARM_COMMAND",
      "ALARM_URL",
      "ALLOWED_ORIGINS",
      "API_HOST",
      "BACKUP_DIR",
      "DATABASE_URL",
      "DATA_DIR",
      "DESK_ADDRESS",
      "DESK_CONTENT",
      "DESK_OIDC_CLIENT",
      "DESK_OIDC_ISSUER",
      "DESK_OIDC_SECRET",
      "DESK_URL",
      "DESK_WEBHOOK",
      "DESK_WEBHOOK_KEY",
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
      "MCP",
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

describe("README's table of settings", () => {
  it("lists every setting", () => {
    expect(
      defaultsInReadme()
        .map(([name]) => name)
        .toSorted(),
    ).toEqual(Object.keys(example).toSorted());
  });

  it("says the defaults", () => {
    const said = defaultsInReadme().filter(([, value]) => !["–", "same origin"].includes(value));
    expect(parseSettings(Object.fromEntries(said))).toEqual(parseSettings({}));
  });
});
