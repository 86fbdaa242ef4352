import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const firefoxPlaces = [
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
];

/** A browser that may lack programs: ask `missingPackages` before using them. */
interface BrowserToFind<Kind extends string, Use extends string> {
  kind: Kind;
  name: string;
  /** Empty for one that is not on this machine. */
  programs: Record<Use, string>;
  packages: Record<Use, string>;
}

type AnyBrowser = BrowserToFind<"firefox", "browser"> | BrowserToFind<"webkit", "driver" | "screen">;

/**
 * The browsers besides Chromium that `npm run test:browsers` knows to drive, found or not: `kind`, the name a person
 * uses, `programs` by what they are for  and what apt calls the missing ones.
 * FIREFOX_PATH and WEBKIT_DRIVER_PATH name programs that stand elsewhere.
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

/** Names of the packages that a browser still lacks; none: it can be driven. */
export function missingPackages({ programs, packages }: AnyBrowser): string[] {
  const found: Record<string, string> = programs;
  return Object.entries<string>(packages).flatMap(([use, name]) => (found[use] ? [] : [name]));
}

function onPath(name: string, environment: NodeJS.ProcessEnv): string[] {
  const folders = (environment.PATH ?? "").split(delimiter).filter((folder) => folder !== "");
  return folders.map((folder) => join(folder, name));
}
