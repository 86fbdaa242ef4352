/** Prefix of the names of this site's caches. */
export const CACHE_PREFIX = "cutting-tools-";

/** Cache of files that are loaded on demand, for all versions. */
export const SEEN_CACHE = `${CACHE_PREFIX}seen`;

/** The cache of a version's files. */
export function versionCache(version: string): string {
  return `${CACHE_PREFIX}version-${version}`;
}
