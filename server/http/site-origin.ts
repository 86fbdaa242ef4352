import type { Settings } from "#contract/settings.ts";

/** The site's origin where the API has another one; else empty. */
export function siteOrigin({ apiHost, publicUrl }: Pick<Settings, "apiHost" | "publicUrl">): string {
  return apiHost !== undefined && apiHost !== publicUrl ? (publicUrl ?? "") : "";
}
