import type { Settings } from "./settings.ts";

/** Settings that stand in the built pages, by their names; empty where unset. */
export function settingsInPages({
  publicUrl = "",
  apiHost = "",
  retentionDays,
}: Pick<Settings, "publicUrl" | "apiHost" | "retentionDays">): Record<string, string> {
  return { PUBLIC_URL: publicUrl, API_HOST: apiHost, RETENTION_DAYS: String(retentionDays) };
}

/**
 * A sentence for each setting that the pages were built with otherwise than the server is started with.
 * @param built what {@link settingsInPages} gave to the build; what it lacks isn't judged.
 */
export function findOtherSettings(
  built: Record<string, string>,
  settings: Pick<Settings, "publicUrl" | "apiHost" | "retentionDays">,
): string[] {
  return Object.entries(settingsInPages(settings)).flatMap(([name, now]) => {
    const then = built[name] ?? now;
    return then === now
      ? []
      : [
          `${name} is ${now || "not set"}, but the pages were built with ${then || "none"}. Run npm run build.`,
        ];
  });
}
