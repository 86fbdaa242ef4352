import { createHash } from "node:crypto";
import { extname } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressible = /\.(?:html|js|css|json|svg|txt|xml|webmanifest)$/;

/** Above this size in bytes, Brotli quality 11 takes three times as long as 10 and saves only 2 %. */
const LARGE = 256 * 1024;
/** The same limit for pages: quality 11 for a hundred pages would be half of the build time. */
const LARGE_PAGE = 96 * 1024;

/** For thousands of small files that few visitors request, quality 11 would take minutes and save 1 % of a packet. */
const isOneOfMany = (path: string): boolean => path.startsWith("product/") || path.startsWith("feed/");
const QUICK = { brotli: 6, gzip: 6 };

/** The arguments of `compressed`, and the results of `compressOnce`. */
export type Compress = (path: string, content: Uint8Array) => Promise<ReadonlyMap<string, Uint8Array>>;

/**
 * The precompressed forms of a file, by the suffix they add: `.br` and `.gz`. Empty for files that are already
 * compressed or would not shrink.
 */
export async function compressed(path: string, content: Uint8Array): Promise<Map<string, Uint8Array>> {
  const forms = new Map<string, Uint8Array>();
  if (!compressible.test(path)) return forms;
  const large = path.endsWith(".html") ? LARGE_PAGE : LARGE;
  const quality = isOneOfMany(path) ? QUICK.brotli : content.length > large ? 10 : 11;
  const brotli = (block: number): Promise<Uint8Array> =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        [constants.BROTLI_PARAM_LGBLOCK]: block,
      },
    });
  const [gz, br, ...others] = await Promise.all([
    promisify(gzip)(content, { level: isOneOfMany(path) ? QUICK.gzip : 9 }),
    brotli(0),
    // Blocks of 64 KiB save a first load 100 bytes; for some files the encoder's own choice is better.
    ...(quality === 11 ? [brotli(16)] : []),
  ]);
  const smallest = others.find(({ length }) => length < br.length) ?? br;
  if (smallest.length < content.length) forms.set(".br", smallest);
  if (gz.length < content.length) forms.set(".gz", gz);
  return forms;
}

/** The same, memoized: a file that two sites share is compressed once. */
export function compressOnce(): Compress {
  const made = new Map<string, ReturnType<Compress>>();
  return (path, content) => {
    const name = extname(path) + createHash("sha256").update(content).digest("base64");
    const forms = made.get(name) ?? compressed(path, content);
    made.set(name, forms);
    return forms;
  };
}
