/** Prefix of the names of this site's caches. */
export const CACHE_PREFIX = "cutting-tools-";

/** Cache of files that are loaded on demand, for all versions. */
export const SEEN_CACHE = `${CACHE_PREFIX}seen`;

/** Cache of the guides and product pages that were opened. */
export const PAGES_CACHE = `${CACHE_PREFIX}pages`;

const VERSION_PREFIX = `${CACHE_PREFIX}version-`;

/** The cache of a version's files. */
export function versionCache(version: string): string {
  return VERSION_PREFIX + version;
}

/** Whether a cache is one of a version's files. */
export function isVersionCache(name: string): boolean {
  return name.startsWith(VERSION_PREFIX);
}
