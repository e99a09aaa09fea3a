import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from "node:zlib";
import type { PageEncoding } from "~/services/platform/http/answers/pick-encoding.server";
import type { PageCache } from "./page-cache.server";
import { type EncodedPage, encodedPage, type PreparedPage } from "./prepare-page.server";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const unpacked = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

/** Cheap for a page sent once; better for a cached page, which is compressed once for many. */
const levels = { once: { br: 1, gzip: 1 }, kept: { br: 6, gzip: 6 } } as const;

/**
 * Makes a page in an encoding for the first time; concurrent requests wait for the same work. A page
 * requested before keeps the bytes in place of those it was rendered to, and the cache counts them.
 */
export function compressPage(
  pages: PageCache<PreparedPage>,
  key: string,
  page: PreparedPage,
  encoding: PageEncoding,
): Promise<EncodedPage> {
  const running = page.encoding[encoding];
  if (running) return running;
  const making = encode(page, encoding)
    .then((encoded) => {
      if (page.isWanted) keepEncoded(pages, key, page, encoded, encoding);
      return encoded;
    })
    .finally(() => {
      delete page.encoding[encoding];
    });
  page.encoding[encoding] = making;
  return making;
}

function keepEncoded(
  pages: PageCache<PreparedPage>,
  key: string,
  page: PreparedPage,
  encoded: EncodedPage,
  encoding: PageEncoding,
): void {
  const before = bytesOf(page);
  page.encoded[encoding] = encoded;
  if (encoding !== "identity" && !page.isAskedPlain) delete page.encoded.identity;
  pages.grow(key, page, bytesOf(page) - before);
}

const bytesOf = ({ encoded }: PreparedPage) =>
  Object.values(encoded).reduce((sum, { body }) => sum + body.length, 0);

async function encode(page: PreparedPage, encoding: PageEncoding): Promise<EncodedPage> {
  const plain = await plainBytes(page);
  if (encoding === "identity") return encodedPage(page, plain, encoding);
  const level = (page.isWanted ? levels.kept : levels.once)[encoding];
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  const bytes = encoding === "br" ? await brotli(plain, { params }) : await gzipped(plain, { level });
  return encodedPage(page, exactly(bytes), encoding);
}

/** The page as it was rendered. */
async function plainBytes({ encoded: { identity, br, gzip } }: PreparedPage): Promise<Buffer> {
  if (identity) return identity.body;
  if (br) return exactly(await unpacked.br(br.body));
  if (gzip) return exactly(await unpacked.gzip(gzip.body));
  throw new Error("a page is kept without its bytes");
}

/** The same bytes in memory of their own: zlib hands out pieces of larger blocks, which would all be kept. */
function exactly(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
