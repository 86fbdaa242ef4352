/** Catalogue data up to so many bytes is kept from the first visit on; of more, only what a visitor has opened. */
const MOST_DATA = 1_500_000;

/** Pictures of about this width are kept: enough for a phone, and for anything larger better than none. */
const PICTURE_WIDTH = 400;

/**
 * The hashed files that a visitor's device keeps after one visit: code, sheets, font, drawings and logos, one width of
 * each picture, and the catalogue unless it is too large.
 */
export function keptFiles(files: ReadonlyMap<string, Uint8Array>): string[] {
  const addresses = [...files.keys()].toSorted();
  const data = addresses.filter((address) => address.startsWith("/data/"));
  const dataBytes = data.reduce((sum, address) => sum + (files.get(address)?.length ?? 0), 0);
  return [
    ...addresses.filter((address) => /^\/assets\/.*\.(?:js|css|woff2|svg)$/.test(address)),
    ...onePictureEach(addresses),
    ...(dataBytes <= MOST_DATA ? data : []),
  ];
}

/** Of each picture the smallest file that is wide enough; of a hero only its crop for phones. */
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
