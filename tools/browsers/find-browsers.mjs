import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const firefoxPlaces = [
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
];

/**
 * The browsers besides Chromium that `npm run test:browsers` knows to drive, found or not: `kind`, the name a person
 * uses, `programs` by what they are for (undefined: not on this machine) and what apt calls the missing ones.
 * FIREFOX_PATH and WEBKIT_DRIVER_PATH name programs that stand elsewhere.
 */
export function findBrowsers(environment = process.env) {
  const find = (names, places = []) =>
    [...names.flatMap((name) => onPath(name, environment)), ...places].find((place) => existsSync(place));
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
export function missingPackages({ programs, packages }) {
  return Object.keys(packages)
    .filter((use) => programs[use] === undefined)
    .map((use) => packages[use]);
}

function onPath(name, environment) {
  const folders = (environment.PATH ?? "").split(delimiter).filter((folder) => folder !== "");
  return folders.map((folder) => join(folder, name));
}
