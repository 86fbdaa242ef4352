/**
 * Catalogue data up to this size in bytes is cached on the first visit; of larger data only the parts that a visitor
 * opens.
 */
const MOST_DATA = 1_500_000;

/** Width in pixels of the pictures that are cached: enough for a phone, acceptable on larger screens. */
const PICTURE_WIDTH = 400;

/**
 * The hashed files that the service worker caches after one visit: scripts, style sheets, font, drawings, logos, one
 * width of each picture, and the catalogue unless it is too large.
 */
export function keptFiles(files: ReadonlyMap<string, Uint8Array>): string[] {
  const addresses = [...files.keys()].toSorted();
  const data = addresses.filter((address) => address.startsWith("/data/"));
  const dataBytes = data.reduce((sum, address) => sum + (files.get(address)?.length ?? 0), 0);
  return [
    // Private pages are never kept, nor is their sheet.
    ...addresses.filter((address) => /^\/assets\/(?!enquiry\.).*\.(?:js|css|woff2|svg)$/.test(address)),
    ...onePictureEach(addresses),
    ...(dataBytes <= MOST_DATA ? data : []),
  ];
}

/** For each picture the smallest file that is wide enough; for a hero picture only its crop for phones. */
function onePictureEach(addresses: readonly string[]): string[] {
  const chosen = new Map<string, { width: number; address: string }>();
  for (const address of addresses) {
    const [, name, digits] = /^\/assets\/pictures\/(.+)-(\d+)\.[^.]+\.avif$/.exec(address) ?? [];
    const width = Number(digits);
    if (name === undefined || /-(?:tablet|wide)$/.test(name) || width < PICTURE_WIDTH) continue;
    const before = chosen.get(name);
    if (!before || width < before.width) chosen.set(name, { width, address });
  }
  return [...chosen.values()].map(({ address }) => address);
}
