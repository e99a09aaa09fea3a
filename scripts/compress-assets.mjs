import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const texts = /\.(js|css|svg|json|txt|map)$/;
/** Below this a packed file is no smaller on the wire. */
const leastBytes = 256;

/**
 * Packs the files of a folder as small as can be, once, so that no request has to.
 * @param {string} folder
 * @returns {Promise<void>}
 */
export async function compressAssets(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => texts.test(name))
    .map((name) => join(folder, name));
  await Promise.all(
    files.map(async (file) => {
      const bytes = readFileSync(file);
      if (bytes.length < leastBytes) return;
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      };
      writeFileSync(`${file}.br`, await brotli(bytes, { params }));
      writeFileSync(`${file}.gz`, await gzipped(bytes, { level: 9 }));
    }),
  );
}
