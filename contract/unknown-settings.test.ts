import { expect, test } from "vitest";
import { SettingsError, parseSettings } from "./settings.ts";

test("a misspelt setting stops the start and is told which one is meant", () => {
  const meant = {
    SMTP_ULR: "SMTP_URL",
    MAIL_ACKNOWLEGDE: "MAIL_ACKNOWLEDGE",
    RATELIMIT: "RATE_LIMIT",
    MAX_STORE: "MAX_STORED",
    RETENTION_DAY: "RETENTION_DAYS",
    DATABASE_ULR: "DATABASE_URL",
    DATADIR: "DATA_DIR",
    PUBLIC_URI: "PUBLIC_URL",
    ORIGINS_ALLOWED: "ALLOWED_ORIGINS",
    TRUSTED_PROXY: "TRUSTED_PROXIES",
    max_unsent: "MAX_UNSENT",
    PROT: "PORT",
  };
  for (const [name, setting] of Object.entries(meant)) {
    expect(() => parseSettings({ [name]: "1" })).toThrow(SettingsError);
    expect(() => parseSettings({ [name]: "1" })).toThrow(
      new RegExp(`^${name}: .*${setting}|^TRUSTED_PROXY: `),
    );
  }
  for (const name of ["SMTP_HOST", "MAIL_REPLY_TO", "ALARM_MAIL"]) {
    expect(() => parseSettings({ [name]: "1" })).toThrow(`${name}: there is no such setting`);
  }
});

test("what other programs keep in the environment is none of ours", () => {
  const others = [
    ..."PATH HOME HOSTNAME HOSTTYPE USER MAIL LANG PWD SHLVL TERM NODE_ENV NODE_OPTIONS PGHOST PGPORT".split(
      " ",
    ),
    ..."npm_config_port npm_package_name INVOCATION_ID JOURNAL_STREAM STATE_DIRECTORY SYSTEMD_EXEC_PID".split(
      " ",
    ),
    ..."KUBERNETES_PORT KUBERNETES_SERVICE_HOST DATABASE_URL_UNPOOLED CHROME_PATH NODE_COMPILE_CACHE CI".split(
      " ",
    ),
    ..."ALARM_NAME ALARM_STATE ALARM_TEXT VITEST TMPDIR LOOK_ONLY SSH_CLIENT XDG_DATA_DIRS POSTGRES_DB".split(
      " ",
    ),
    ..."LOGNAME OLDPWD EDITOR DISPLAY LS_COLORS SUDO_USER PUBLIC API HTTP_PROXY NO_PROXY".split(" "),
  ];
  const environment = Object.fromEntries(others.map((name) => [name, "x"]));
  expect(() => parseSettings(environment)).not.toThrow();
});

test("a misspelt setting without a value says nothing and is let be", () => {
  expect(() => parseSettings({ SMTP_ULR: " " })).not.toThrow();
});
