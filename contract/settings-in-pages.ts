import type { Settings } from "./settings.ts";

/** Settings built into the pages, by name; empty where unset. */
export function settingsInPages({
  publicUrl = "",
  apiHost = "",
  retentionDays,
}: Pick<Settings, "publicUrl" | "apiHost" | "retentionDays">): Record<string, string> {
  return { PUBLIC_URL: publicUrl, API_HOST: apiHost, RETENTION_DAYS: String(retentionDays) };
}

/**
 * A sentence for each setting that differs between the built pages and the started server.
 * @param built what {@link settingsInPages} gave to the build; settings missing there aren't compared.
 */
export function findOtherSettings(
  built: Record<string, string>,
  settings: Pick<Settings, "publicUrl" | "apiHost" | "retentionDays">,
): string[] {
  return Object.entries(settingsInPages(settings)).flatMap(([name, current]) => {
    const builtWith = built[name] ?? current;
    return builtWith === current
      ? []
      : [
          `${name} is ${current || "not set"}, but the pages were built with ${builtWith || "none"}. Run npm run build.`,
        ];
  });
}
