import { chromium } from "@playwright/test";
import { findChromium } from "../../tools/setup/find-chromium.ts";
import { FriendlyError } from "../../tools/command/project.mjs";
import { DEBUGGER_FLAG } from "../measuring/debugger-flag.mjs";

/**
 * Flags of every browser of the bench: no background work or requests, no other hosts, and the bench's certificate is
 * accepted.
 */
export const flags = [
  // The sandbox doesn't work for root.
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  DEBUGGER_FLAG,
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-extensions",
  "--disable-default-apps",
  "--mute-audio",
  "--ignore-certificate-errors",
  "--allow-insecure-localhost",
  "--disable-features=Translate,OptimizationHints,MediaRouter,HttpsUpgrades",
  "--host-resolver-rules=MAP localhost 127.0.0.1,MAP * ~NOTFOUND,EXCLUDE 127.0.0.1",
];

/** Path of the browser. @throws FriendlyError if there is none. */
export function chromiumPath() {
  const path = findChromium(chromium.executablePath());
  if (path) return path;
  throw new FriendlyError("The bench needs Chromium: install it, or name it in CHROME_PATH.");
}

/** A new browser with an empty cache. */
export function startBrowser() {
  return chromium.launch({
    executablePath: chromiumPath(),
    args: flags,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
}
