/** Maximum number of addresses in one file (sitemaps.org). The limit of 50 MB is never reached. */
const MOST_ADDRESSES = 50_000;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** An address of the site. */
export interface Address {
  path: string;
  /** The date of the last change of its content, YYYY-MM-DD, if known. */
  changed?: string | undefined;
}

function addressesFile(site: string, addresses: readonly Address[]): string {
  const entries = addresses.map(({ path, changed }) => {
    const lastmod = changed === undefined ? "" : `<lastmod>${changed}</lastmod>`;
    return `<url><loc>${site}${path}</loc>${lastmod}</url>`;
  });
  return [HEAD, `<urlset ${SPACE}>`, ...entries, "</urlset>", ""].join("\n");
}

/**
 * The sitemap in parts: `sitemap.xml` links to the other files, one with the pages and as many as needed with products.
 * @param site origin of the site; a sitemap needs absolute addresses.
 */
export function sitemapFiles(
  site: string,
  pages: readonly Address[],
  products: readonly Address[],
): Map<string, string> {
  const files = new Map<string, string>();
  for (const [name, addresses] of Object.entries({ pages, products })) {
    for (let from = 0; from < addresses.length; from += MOST_ADDRESSES) {
      const part = addresses.slice(from, from + MOST_ADDRESSES);
      files.set(`sitemap-${name}-${from / MOST_ADDRESSES + 1}.xml`, addressesFile(site, part));
    }
  }
  const entries = [...files.keys()].map((file) => `<sitemap><loc>${site}/${file}</loc></sitemap>`);
  return new Map([
    ["sitemap.xml", [HEAD, `<sitemapindex ${SPACE}>`, ...entries, "</sitemapindex>", ""].join("\n")],
    ...files,
  ]);
}
