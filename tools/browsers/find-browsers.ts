import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const firefoxPlaces = [
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
];

/** A browser whose programs may be missing: check `missingPackages` before using them. */
interface BrowserToFind<Kind extends string, Use extends string> {
  kind: Kind;
  name: string;
  /** Path of each program; empty if it isn't on this machine. */
  programs: Record<Use, string>;
  packages: Record<Use, string>;
}

type AnyBrowser = BrowserToFind<"firefox", "browser"> | BrowserToFind<"webkit", "driver" | "screen">;

/**
 * The browsers besides Chromium that `npm run test:browsers` can drive, installed or not: `kind`, display name,
 * `programs` by purpose, and the apt packages that provide them. FIREFOX_PATH and WEBKIT_DRIVER_PATH name programs in
 * other places.
 */
export function findBrowsers(environment: NodeJS.ProcessEnv = process.env): AnyBrowser[] {
  const find = (names: string[], places: string[] = []) =>
    [...names.flatMap((name) => onPath(name, environment)), ...places].find((place) => existsSync(place)) ??
    "";
  return [
    {
      kind: "firefox",
      name: "Firefox",
      programs: {
        browser: environment.FIREFOX_PATH || find(["firefox-esr", "firefox"], firefoxPlaces),
      },
      packages: { browser: "firefox-esr" },
    },
    {
      kind: "webkit",
      name: "WebKit",
      programs: {
        driver: environment.WEBKIT_DRIVER_PATH || find(["WebKitWebDriver"]),
        screen: find(["Xvfb"]),
      },
      packages: { driver: "webkit2gtk-driver", screen: "xvfb" },
    },
  ];
}

/** Packages that a browser still lacks; if there are none, it can be driven. */
export function missingPackages({ programs, packages }: AnyBrowser): string[] {
  const found: Record<string, string> = programs;
  return Object.entries<string>(packages).flatMap(([use, name]) => (found[use] ? [] : [name]));
}

function onPath(name: string, environment: NodeJS.ProcessEnv): string[] {
  const folders = (environment.PATH ?? "").split(delimiter).filter((folder) => folder !== "");
  return folders.map((folder) => join(folder, name));
}
