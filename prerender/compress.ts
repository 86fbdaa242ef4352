import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressible = /\.(?:html|js|css|json|svg|txt|xml|webmanifest)$/;

/**
 * The precompressed forms of a file, by the ending they add: `.br` and `.gz`. None for files that are
 * compressed already or gain nothing.
 */
export async function compressed(path: string, content: Uint8Array): Promise<Map<string, Uint8Array>> {
  const forms = new Map<string, Uint8Array>();
  if (!compressible.test(path)) return forms;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  if (br.length < content.length) forms.set(".br", br);
  if (gz.length < content.length) forms.set(".gz", gz);
  return forms;
}
