/** How the names of this site's caches begin. */
export const OWN_CACHES = "cutting-tools-";

/** The cache of what was seen besides the files of a version. */
export const SEEN = `${OWN_CACHES}seen`;

/** The cache of a version's files. */
export function versionCache(version: string): string {
  return `${OWN_CACHES}version-${version}`;
}
