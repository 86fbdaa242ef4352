/** A browser that may lack programs: ask `missingPackages` before using them. */
interface BrowserToFind<Kind extends string, Use extends string> {
  kind: Kind;
  name: string;
  programs: Record<Use, string>;
  packages: Record<Use, string>;
}

type AnyBrowser = BrowserToFind<"firefox", "browser"> | BrowserToFind<"webkit", "driver" | "screen">;

export function findBrowsers(environment?: NodeJS.ProcessEnv): AnyBrowser[];
export function missingPackages(browser: AnyBrowser): string[];
