import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { PageCache } from "./page-cache.server";
import { type Compression, type EncodedPage, encodedPage, type PreparedPage } from "./prepare-page.server";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Cheap for a page sent once; better for a cached page, which is compressed once for many. */
const levels = { once: { br: 1, gzip: 1 }, kept: { br: 6, gzip: 6 } } as const;

/**
 * Compresses a page in an encoding for the first time; concurrent requests wait for the same compression. A page
 * requested before keeps the bytes, and the cache counts them.
 */
export function compressPage(
  pages: PageCache<PreparedPage>,
  key: string,
  page: PreparedPage,
  encoding: Compression,
): Promise<EncodedPage> {
  const running = page.compressing[encoding];
  if (running) return running;
  const compressing = compressed(page, encoding)
    .then((encoded) => {
      if (page.isWanted) {
        page.encoded[encoding] = encoded;
        pages.grow(key, page, encoded.body.length);
      }
      return encoded;
    })
    .finally(() => {
      delete page.compressing[encoding];
    });
  page.compressing[encoding] = compressing;
  return compressing;
}

async function compressed(page: PreparedPage, encoding: Compression): Promise<EncodedPage> {
  const level = (page.isWanted ? levels.kept : levels.once)[encoding];
  const { body } = page.encoded.identity;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const bytes = encoding === "br" ? await brotli(body, { params }) : await gzipped(body, { level });
  return encodedPage(page, bytes, encoding);
}
